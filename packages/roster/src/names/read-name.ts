export interface PersonName {
  readonly first_name: string
  readonly last_name: string
}

export const cleanName = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/[‘‛′´`ʼ＇]/gu, '’')
    .replaceAll(/[‐‑‒–—−]/gu, '-')
    .replaceAll(/\s+/gu, ' ')
    .trim()

export const joinName = (...parts: readonly string[]): string =>
  parts.map(cleanName).filter(Boolean).join(' ')

const prefixes = new Set(
  (
    "van de der den het 't t 's s ten ter te in op aan bij onder over uit voor tot vd v.d. v/d v. d. " +
    'von zu zur da do dos das del della di du la le los las el al ben bin ibn abu ait aït oul ould'
  ).split(' '),
)

/** Tests for a prefix or part of one, in any case and with either apostrophe. */
export const isNamePrefix = (word: string): boolean => prefixes.has(word.toLowerCase().replaceAll('’', "'"))

export const areNamePrefixes = (text: string): boolean => text !== '' && text.split(' ').every(isNamePrefix)

/** Reads 'Noor de Vries', 'Vries, Noor de', 'de Vries, Noor' or 'Vries, de, Noor'. */
export function readName(text: string): PersonName {
  const parts = cleanName(text).split(',').map(cleanName)
  return parts.length === 1 ? readInOrder(parts[0] ?? '') : readSurnameFirst(parts)
}

/** Adds a prefix to the surname if the surname has none ('van den', 'Berg, van den'). */
export function readSurname(prefix: string, text: string): string {
  const [surname = '', behind = ''] = text.split(',').map(cleanName)
  const before = cleanName(prefix)
  // If there is only 'Van', it is the whole surname.
  const isThere = [`${behind} `, surname].some((part) =>
    part.toLowerCase().startsWith(`${before} `.toLowerCase()),
  )
  return joinName(isThere ? '' : before, behind, surname)
}

/** The surname starts at the first tussenvoegsel, or at a double surname, or else at the last word. */
function readInOrder(text: string): PersonName {
  const words = text.split(' ')
  const last = words.length - 1
  const starts = words.flatMap((word, at) => {
    if (at === 0 || at >= last) return []
    if (isNamePrefix(word) || isFirstPart(word)) return [at]
    return word.startsWith('-') && at > 1 ? [at - 1] : []
  })
  const at = starts[0] ?? Math.max(1, last)
  return { first_name: words.slice(0, at).join(' '), last_name: words.slice(at).join(' ') }
}

/** Tests for the first part of a double surname: 'Bakker-' or 'Bakker-de' before 'Wit'. */
const isFirstPart = (word: string): boolean =>
  /^\p{L}[^-]*-$/u.test(word) || isNamePrefix(/^\p{L}[^-]*-(.+)$/u.exec(word)?.[1] ?? '')

function readSurnameFirst([surname = '', ...others]: readonly string[]): PersonName {
  const parts = others.filter((part) => part !== '')
  const isOnlyPrefix = (part: string): boolean =>
    areNamePrefixes(part) && (parts.length > 1 || !beginsWithCapital(part))
  const prefix = parts.filter(isOnlyPrefix).join(' ')
  const words = parts
    .filter((part) => !isOnlyPrefix(part))
    .join(' ')
    .split(' ')
  let end = words.length
  while (end > 1 && isNamePrefix(words[end - 1] ?? '')) end -= 1
  return {
    first_name: words.slice(0, end).join(' '),
    last_name: joinName(prefix, words.slice(end).join(' '), surname),
  }
}

export const beginsWithCapital = (text: string): boolean => /^\p{Lu}/u.test(text)

/** Letters of any script, and punctuation of names. */
const namePattern = /^[\p{L}\p{M}\p{N} .,'’`´()/-]*$/u

/** Rejects formulas, tags, line ends and bidi controls. An empty text is accepted. */
export const isNameText = (text: string): boolean => namePattern.test(text)

export const isFirstName = (text: string): boolean =>
  isNameText(text) && /\p{L}/u.test(text) && !/^[-.,'`]/u.test(text)

/** Accepts more characters than in a child's name, for groups and devices ('5 & 6', 'Plusklas!'). */
export const isGroupName = (text: string): boolean => !/^[=+\-@]|[<>\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u.test(text)
