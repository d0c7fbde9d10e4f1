import { holdsWord } from './holds-word.ts'
import { refuseWord } from './refuse-word.ts'

/** `sentence`: from the text, or empty. */
export interface PastedWord {
  readonly word: string
  readonly sentence: string
}

export interface SplitText {
  readonly words: readonly PastedWord[]
  readonly refused: readonly { readonly text: string; readonly reason: string }[]
}

/** Too common to practise. */
const commonWords: ReadonlySet<string> = new Set(
  (
    'de het een en of maar want dus als dan dat die dit deze wat wie waar hoe hij zij haar hem hun hen ons onze jij jou jouw ' +
    'ik mij mijn wij jullie uit van voor naar met bij aan door over onder tot tegen tussen zonder binnen buiten is was ben ' +
    'bent zijn waren geweest heb hebt heeft had hadden gehad word wordt worden werd kan kon kunnen kunt zal zou zullen mag ' +
    'mogen moet moeten wil wilt willen gaat gaan doet doen niet geen wel ook nog al alle alles iets niets iemand niemand er ' +
    'hier daar zo zeer veel meer meest heel toen nu dan toch weer eens even altijd nooit omdat terwijl zodat toch zich elk ' +
    'elke ieder iedere men per via'
  ).split(' '),
)

const repeated = 'Dit woord staat al in de lijst.'

/** More is too much to remember while listening. */
export const maxSentenceWords = 14

/** A list, one item a line (`bakker: De bakker bakt brood.` adds a sentence), or a text without its commonest words. Each once. */
export function splitWords(text: string): SplitText {
  const plain = toPlainText(text)
  const inProse = isProse(plain)
  const entries = inProse ? wordsOfProse(plain) : wordsOfList(plain)
  const words = new Map<string, PastedWord>()
  const refused = new Map<string, string>()
  for (const pasted of lowerAll(entries)) {
    const reason = refuseWord(pasted.word)
    const before = words.get(pasted.word)
    const isMore = before === undefined || (before.sentence === '' && pasted.sentence !== '')
    if (reason !== null) refused.set(pasted.word, reason)
    else if (isMore) words.set(pasted.word, pasted)
    else if (!inProse) refused.set(pasted.word, repeated)
  }
  return {
    words: [...words.values()],
    refused: [...refused].map(([refusedText, reason]) => ({ text: refusedText, reason })),
  }
}

/** NFC, plain apostrophes and hyphens, `\n` line ends, no invisible characters. */
function toPlainText(text: string): string {
  return text
    .normalize('NFC')
    .replaceAll(/[’‘ʼ`´]/g, "'")
    .replaceAll(/[‐‑]/g, '-')
    .replaceAll(/[„“”«»]/g, '"')
    .replaceAll(/[\u00AD\u200B-\u200F\u2060\uFEFF]/g, '')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\u00A0', ' ')
    .replaceAll('ĳ', 'ij')
    .replaceAll('Ĳ', 'IJ')
}

/** Mostly sentences with a capital and an end mark. */
function isProse(text: string): boolean {
  const letters = countWords(text)
  const inSentences = sentencesOf(text).reduce((sum, sentence) => sum + countWords(sentence), 0)
  return letters > 0 && inSentences / letters > 0.8 && !text.split('\n').some((line) => pairOf(line) !== null)
}

const wordPattern = /'?[\p{L}\p{M}]+(?:['-][\p{L}\p{M}]+)*/gu

const countWords = (text: string): number => text.match(wordPattern)?.length ?? 0

const sentencesOf = (text: string): string[] =>
  (text.replaceAll(/\s+/g, ' ').match(/["']?\p{Lu}[^.!?]*[.!?]+/gu) ?? [])
    .map((sentence) => sentence.replaceAll('"', '').trim())
    .filter((sentence) => countWords(sentence) >= 3)

function wordsOfProse(text: string): PastedWord[] {
  return sentencesOf(text).flatMap((sentence) => {
    const isFit = countWords(sentence) <= maxSentenceWords
    return (sentence.match(wordPattern) ?? []).flatMap((entry, at) => {
      const bare = entry.replace(/^'(?![snt]$)/, '')
      // Only capitalised as the first word.
      const word = at === 0 ? bare.toLowerCase() : bare
      if (word.length < 3 || commonWords.has(word.toLowerCase())) return []
      return [{ word, sentence: isFit && holdsWord(sentence, word) ? sentence : '' }]
    })
  })
}

function wordsOfList(text: string): PastedWord[] {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.flatMap((line) => (lines.length > 1 ? phraseOf(line) : null) ?? wordsOfLine(line))
}

const maxPhraseWords = 3

/** A line of a list that is one item: 'ik word', 'te veel' (DOE-6). */
function phraseOf(line: string): PastedWord[] | null {
  const text = line
    .replace(listSign, '')
    .trim()
    .replace(/[.!?…]+$/, '')
    .replace(/^(?:de|het|een)\s+/i, '')
  const words = text.split(/\s+/)
  const isPhrase = words.length > 1 && words.length <= maxPhraseWords && !/[,;:\t|/"()]|\s[-–—]\s/.test(text)
  return isPhrase ? [{ word: words.join(' '), sentence: '' }] : null
}

const listSign = /^\s*(?:[-*•·▪–—]\s*|\d{1,3}[.):]?\s+)/

function wordsOfLine(line: string): PastedWord[] {
  const text = line.replace(listSign, '')
  const pair = pairOf(text)
  if (pair !== null) return [pair]
  return text
    .split(/[,;:\t|/"()]|\s[-–—]\s/)
    .flatMap((part) => part.trim().split(/(?<!^'[snt])\s+/))
    .map((part) => part.replaceAll(/^[.!?…-]+|[.!?…-]+$/g, ''))
    .filter((word) => word !== '' && !isArticle(word))
    .map((word) => ({ word, sentence: '' }))
}

/** De bakker, het huis: not practised itself. */
const isArticle = (word: string): boolean => /^(?:de|het|een)$/i.test(word)

/** Separated by a colon, tab, semicolon or dash. Several tabs or semicolons make a list of words. */
function pairOf(line: string): PastedWord | null {
  const match =
    /^(?<word>[^,;:\t]{1,40}?)\s*(?:[:=]|[;\t](?!.*[;\t]\s*\S)|\s[-–—]\s)\s*(?<sentence>\S.*)$/.exec(
      line.replace(listSign, ''),
    )
  const word = (match?.groups?.['word'] ?? '').replace(/^(?:de|het|een)\s+/i, '').trim()
  const sentence = (match?.groups?.['sentence'] ?? '').replaceAll('"', '').trim()
  return countWords(sentence) >= 3 && holdsWord(sentence, word) ? { word, sentence } : null
}

/** Phones and spreadsheets capitalise each line: if every word has a capital, none is meant. */
function lowerAll(words: readonly PastedWord[]): PastedWord[] {
  const haveCapitals = words.length > 1 && words.every(({ word }) => /^\p{Lu}/u.test(word))
  return haveCapitals ? words.map((pasted) => ({ ...pasted, word: pasted.word.toLowerCase() })) : [...words]
}
