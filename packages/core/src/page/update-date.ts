const months = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

/**
 * The day that a label or description of an Update names, in UTC: `2026-08-10`, `June 24, 2025`,
 * `24 Jun 2025`. Nothing for text that names no day or more than that.
 */
export function updateDate(text: string): Date | undefined {
  const written = text.trim();
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written);
  if (iso) return day(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const monthFirst = /^([A-Za-z]+)\.? (\d{1,2})(?:st|nd|rd|th)?,? (\d{4})$/.exec(written);
  if (monthFirst) return day(Number(monthFirst[3]), monthOf(monthFirst[1]), Number(monthFirst[2]));
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)? ([A-Za-z]+)\.?,? (\d{4})$/.exec(written);
  if (dayFirst) return day(Number(dayFirst[3]), monthOf(dayFirst[2]), Number(dayFirst[1]));
  return undefined;
}

function monthOf(name = ''): number {
  return months.indexOf(name.slice(0, 3).toLowerCase());
}

/** The date, if the calendar has that day. */
function day(year: number, month: number, date: number): Date | undefined {
  const found = new Date(Date.UTC(year, month, date));
  return found.getUTCMonth() === month && found.getUTCDate() === date ? found : undefined;
}
