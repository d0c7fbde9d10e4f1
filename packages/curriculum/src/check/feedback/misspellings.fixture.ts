const confusedSpellings = (
  'ei ij, au ou, d t, f v, s z, g ch, b p, sj ch, c k, c s, x ks, ie i, y ie, ee e, aa a, oo o, uu u, ' +
  'eu ui, eu ee, oe u, ie ei, oe eu, ui oe, é ee, eau o, th t, qu kw, ng n, nk ngk, sch sg, e u, i u, ij u, ' +
  "aai aaj, ooi ooj, oei oej, eeuw eew, ieuw iew, auw ou, ë e, ï i, ê e, tie sie, isch ies, a e, o u, b d, m n, 's s"
)
  .split(', ')
  .map((pair) => pair.split(' '))

const withText = (word: string, at: number, old: string, text: string): string =>
  word.slice(0, at) + text + word.slice(at + old.length)

function* swaps(word: string): Generator<string> {
  for (const [spelling = '', other = ''] of confusedSpellings) {
    for (const [old, text] of [
      [spelling, other],
      [other, spelling],
    ] as const) {
      for (let at = word.indexOf(old); at >= 0; at = word.indexOf(old, at + 1))
        yield withText(word, at, old, text)
    }
  }
}

function* dropsAndDoubles(word: string): Generator<string> {
  for (const [at, letter] of word.split('').entries()) {
    yield withText(word, at, letter, '')
    yield withText(word, at, letter, letter + letter)
    const next = word[at + 1]
    if (next !== undefined && next !== letter) yield withText(word, at, letter + next, next + letter)
  }
}

function* marks(word: string): Generator<string> {
  yield word.charAt(0).toUpperCase() + word.slice(1)
  if (word.endsWith('s')) yield `${word.slice(0, -1)}'s`
  for (let at = 2; at < word.length - 1; at += 1) {
    yield withText(word, at, '', '-')
    yield withText(word, at, '', ' ')
    if (word[at - 1] === 'e') yield withText(word, at, '', 'n')
  }
}

export function listMisspellings(word: string): string[] {
  const slips = new Set([...swaps(word), ...dropsAndDoubles(word), ...marks(word)])
  slips.delete(word)
  return [...slips].filter((slip) => slip.trim() === slip && !slip.includes('  ') && slip !== '')
}
