/** Excluded words of film subtitles: names, English, abuse, and words that a child of six need not spell. */
const leftOut = new Set(
  [
    'alex frank henry jack joe mary max nick peter ray sam',
    'men miss new sir the uh',
    'god hel idioot klootzak kont lul shit verdomde verdomme',
    'doden drugs gedood moord moordenaar pistool schiet schieten seks vermoord vermoorden wapen wapens zelfmoord',
  ].flatMap((words) => words.split(' ')),
)

const wholeWord = /^(?:u|[a-zàâäçèéêëïîôöûü]{2,})$/

export function pickFrequentWords(
  ranked: readonly string[],
  isCorrect: (word: string) => boolean,
  count: number,
): string[] {
  const picked = new Set<string>()
  for (const word of ranked) {
    if (picked.size === count) break
    if (wholeWord.test(word) && !leftOut.has(word) && isCorrect(word)) picked.add(word)
  }
  return [...picked]
}
