/** Parts of a surname that stand between the first name and it: the Dutch ones, and those of families from elsewhere. */
const prefixes = new Set(
  (
    "van de der den het 't t 's s ten ter te in op aan bij onder over uit voor tot vd v.d. v/d v. d. " +
    'von zu zur da do dos das del della di du la le los las el al ben bin ibn abu ait aït oul ould'
  ).split(' '),
)

/** Is it a tussenvoegsel, or a part of one? Both apostrophes count, and capitals are as good. */
export const isPrefix = (word: string): boolean => prefixes.has(word.toLowerCase().replaceAll('’', "'"))

/** Is all of it a tussenvoegsel: 'van der'? */
export const isPrefixes = (text: string): boolean => text !== '' && text.split(' ').every(isPrefix)
