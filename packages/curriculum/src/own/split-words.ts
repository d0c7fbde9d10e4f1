import { normaliseSigns } from '@letterliaan/dutch/signs'
import { containsWordLiterally } from './contains-word-literally.ts'
import { validateWord } from './validate-word.ts'

/** `sentence`: from the text; '' if there is none. */
export interface PastedWord {
  readonly word: string
  readonly sentence: string
}

export interface SplitText {
  readonly words: readonly PastedWord[]
  readonly refused: readonly { readonly text: string; readonly reason: string }[]
}

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

/** A longer sentence is too much to remember while listening. */
export const maxSentenceWords = 14

/** Splits a list with items like `bakker: De bakker bakt brood.`, or a text; omits a text's common words. */
export function splitWords(text: string): SplitText {
  const plain = toPlainText(text)
  const quiz = wordsOfGift(plain)
  const inProse = quiz.length === 0 && isProse(plain)
  const entries = quiz.length > 0 ? quiz : inProse ? wordsOfProse(plain) : wordsOfList(plain)
  const words = new Map<string, PastedWord>()
  const refused = new Map<string, string>()
  for (const pasted of lowerAll(entries)) {
    const reason = validateWord(pasted.word)
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

function toPlainText(text: string): string {
  return normaliseSigns(text)
    .replaceAll(/[„“”«»]/g, '"')
    .replaceAll(/\r\n?|\u2028|\u2029/g, '\n')
    .replaceAll('\u00A0', ' ')
}

/** True if a text consists mostly of sentences with a capital and an end mark. */
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
      // The first word of a sentence may have a capital only because of its place.
      const word = at === 0 ? bare.toLowerCase() : bare
      if (word.length < 3 || commonWords.has(word.toLowerCase())) return []
      return [{ word, sentence: isFit && containsWordLiterally(sentence, word) ? sentence : '' }]
    })
  })
}

function wordsOfList(text: string): PastedWord[] {
  const all = text.split('\n').filter((line) => line.trim() !== '')
  const lines = columnNamesPattern.test(all[0] ?? '') ? all.slice(1) : all
  return lines.flatMap((line) => (lines.length > 1 ? phraseOf(line) : null) ?? wordsOfLine(line))
}

const columnNamesPattern =
  /^\s*"?(?:woord(?:en)?|word)"?\s*[,;\t]\s*"?(?:zin(?:nen)?|voorbeeldzin|sentence)"?\s*$/i

/** Returns right answers of Moodle's GIFT format with their sentences: `Ik rijd op mijn {=fiets}.` */
function wordsOfGift(text: string): PastedWord[] {
  const blank = /\{([^{}]*)\}/
  return text
    .split('\n')
    .filter((line) => !/^\s*(?:\/\/|\$CATEGORY)/.test(line))
    .flatMap((line) => {
      const answers = blank.exec(line)?.[1]?.match(/=[^=~#]+/g) ?? []
      return answers.map((answer) => {
        const word = answer.replace(/^=(?:%[\d.]+%)?/, '').trim()
        const question = line.replace(/^\s*(?:::.*?::)?\s*(?:\[\w+\])?\s*/, '')
        const isSentence = /\}.*[.!?]\s*$/.test(question)
        return { word, sentence: isSentence ? sentenceOf(question.replace(blank, word).trim(), word) : '' }
      })
    })
}

const sentenceOf = (sentence: string, word: string): string =>
  countWords(sentence) >= minSentenceWords && containsWordLiterally(sentence, word) ? sentence : ''

const minSentenceWords = 3

const maxPhraseWords = 3

/** Returns a line of a list if it is one item: 'ik word', 'te veel' (DOE-6). */
function phraseOf(line: string): PastedWord[] | null {
  const text = line
    .replace(listSign, '')
    .trim()
    .replace(/[.!?…]+$/, '')
    .replace(/^(?:de|het|een)\s+/i, '')
  const words = text.split(/\s+/)
  const isPhrase =
    words.length > 1 &&
    words.length <= maxPhraseWords &&
    !/[,;:\t|/"()]|\s[-–—]\s/.test(text) &&
    !headingPattern.test(text)
  return isPhrase ? [{ word: words.join(' '), sentence: '' }] : null
}

const listSign = /^\s*(?:[-*•·▪–—]\s*|\d{1,3}[.):]?\s+)/

function wordsOfLine(line: string): PastedWord[] {
  const whole = line.replace(listSign, '')
  const pair = pairOf(whole)
  if (pair !== null) return [pair]
  const text = whole.replace(headingPattern, '')
  const parts = text.split(/[,;:\t|/"()]|\s[-–—]\s/).filter((part) => part.trim() !== '')
  return parts
    .flatMap((part) => (parts.length > 1 ? phraseOf(part) : null) ?? wordsOfPart(part))
    .filter(({ word }) => word !== '' && !isArticle(word))
}

const unit = '(?:week|blok|les|thema|lijst|dictee|groep|pakket|woordpakket|kern|hoofdstuk)'
/** Matches headings: 'week 1: fiets', 'Woordpakket week 1' and 'Woorden met ei: trein, plein'. */
const headingPattern = new RegExp(
  `^\\s*(?:(?:${unit}(?:\\s*\\d+)?\\s+)*${unit}\\s*\\d+[a-z]?\\s*(?::|$)|[^:,;]+:(?=[^,;]+[,;]))`,
  'i',
)

const wordsOfPart = (part: string): PastedWord[] =>
  part
    .trim()
    .split(/(?<!^'[snt])\s+/)
    .map((piece) => ({ word: piece.replaceAll(/^[.!?…-]+|[.!?…-]+$/g, ''), sentence: '' }))

/** Articles are not practised: de bakker, het huis. */
const isArticle = (word: string): boolean => /^(?:de|het|een)$/i.test(word)

/** Splits at a colon, tab, semicolon, dash, or comma before a sentence. Several tabs make a list. */
function pairOf(line: string): PastedWord | null {
  const match =
    /^(?<word>[^,;:\t]{1,40}?)\s*(?:[:=]|,(?=\s*"?\p{Lu}.*[.!?]"?\s*$)|[;\t](?!.*[;\t]\s*\S)|\s[-–—]\s)\s*(?<sentence>\S.*)$/u.exec(
      line.replace(listSign, ''),
    )
  const word = (match?.groups?.['word'] ?? '')
    .replaceAll('"', '')
    .replace(/^(?:de|het|een)\s+/i, '')
    .trim()
  const sentence = (match?.groups?.['sentence'] ?? '').replaceAll('"', '').trim()
  return sentenceOf(sentence, word) === '' ? null : { word, sentence }
}

/** Phones and spreadsheets capitalise each line, so if every word has a capital, it is not intended. */
function lowerAll(words: readonly PastedWord[]): PastedWord[] {
  const haveCapitals = words.length > 1 && words.every(({ word }) => /^\p{Lu}/u.test(word))
  return haveCapitals ? words.map((pasted) => ({ ...pasted, word: pasted.word.toLowerCase() })) : [...words]
}
