/** Words that are spelt the same and said in two ways (dutch.md §4.4, hard cases): the analysis can choose but one. */
export const homographs: ReadonlySet<string> = new Set(
  (
    'appel bedelen beamen doorlopen kantelen kapel negeren ondergaan onderhouden overdrijven overkomen overleggen rebel ' +
    'regent uitstekend verspringen voorkomen voornaam'
  ).split(' '),
)
