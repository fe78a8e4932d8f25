/**
 * Words of Turkish that say nothing by themselves. The list of the package has numbers, and words that
 * documentation has another use for: `bin`, `var`, `dahil`, `ilk`, `yapmak`.
 */
export const stopwords: readonly string[] = `
ben beni bana benden benim sen seni sana senden senin o onu ona ondan onun
biz bizi bize bizden bizim siz sizi size sizden sizin onlar onları onlara onlardan onların
bu bunu buna bunda bundan bunun bunlar bunları bunlara bunlardan bunların
şu şunu şuna şunda şundan şunun şunlar şunları şunların burada şurada orada
kendi kendini kendine kendisi kendisini kendisine
bir biri birkaç bazı her herhangi herkes hep hepsi hiç hiçbir kimse diğer
ne neden niçin niye nasıl nerede nereden nereye hangi kim kime kimi kimin acaba
mi mı mu mü
ve veya veyahut ya yahut ile ise de da ki ama ancak fakat lakin çünkü eğer şayet hem yani oysa halbuki
için gibi göre kadar diye üzere dair rağmen karşın dolayı dolayısıyla beri itibaren tarafından
çok daha en pek bile sadece artık zaten belki bazen böyle böylece şöyle öyle yine ayrıca hatta sanki işte
değil olan olarak olduğu olduğunu oldu olur olsa olsun olup
`
  .trim()
  .split(/\s+/);
