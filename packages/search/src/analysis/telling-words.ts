/**
 * Words that documentation is about and that are in the lists of stop words of their languages all
 * the same: nobody could find what is under such a heading.
 */
export const tellingWords = {
  ar: `عدد نهاية سنة سنوات يوم اليوم الوقت صباح مساء زيارة وكالة اعادة اطار صفر عام عامة قوة السابق
    الاخيرة الذاتي الاول الثاني الثانية لقاء شخصا علق`,
  bg: `автентичен бивш бивша бившо време главен главна главно глас година години годишен ден дни евтин
    живот лесен лесно лош месец момента мокър нов нова нови новина равен равна син часа юмрук`,
  de: 'weg',
  hi: 'वर्ग घर पूरा साबुत',
  hu: `bal balra jobbra cikk cikkek cikkeket előző első elsők elsőt utolsó kész lehetőség nagy nagyobb
    saját teljes további tovább új újabb vissza össze különböző különbözőek`,
  id: 'buat kecil lama macam sama sekali sementara',
  ne: 'आत्म उदाहरण कुरा नयाँ निर्दिष्ट पछिल्लो पर्याप्त बन्द बाटो मुख्य रूप विशेष समय सम्भव सही स्पष्ट',
  ro: 'frumos noroc prima primul spate timp zero zi',
  ru: 'жизнь сегодня человек',
  sr: 'broj dana dobiti mali pitati praviti stvar upotrebiti uzeti video',
  ta: 'அடுத்த அதிக இடத்தில் இடம் சிறு பேர் முதல் முறை',
} as const satisfies Readonly<Record<string, string>>;
