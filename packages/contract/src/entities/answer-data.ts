import type { TemplateName } from './template-name.ts'

/**
 * What a right answer holds in each template (templates.md), for who plays by the API alone: fields of `data`, and where
 * they come from. `word` is the one of the run's `words` whose text is `current_word`.
 */
const rightAnswers: Readonly<Record<TemplateName, string>> = {
  LeesLetters: '`{}`: read along',
  KijkLuister: '`{}`: read along',
  KijkLees: '`{}`: read along',
  LeesTyp: '`{ answer }`: the word',
  KiesKlank:
    '`{ choice, at }`: which of `exercise_data.choices` belongs in the gap, the grapheme `at` = `exercise_data.gap` of `word.read_letters`',
  Klankgroepen:
    '`{ cuts, kinds }`: after how many letters the word is cut into its `sound_groups`; and for each group the kind of its last sound: K (short), L (long), T (two signs), M (consonant) or D (soft u), the first letter of its code in `word.structure`. A grapheme that two groups share is of both; other codes are not heard',
  SorteerLeer:
    '`{ anchor }`: the id, of those in `exercise_data.choices`, of the anchor with the word’s rule: its name is `expected_input`',
  Blokken:
    '`{ colors, answer }`: a colour for each letter, as `exercise_data.colors` has them, then the word',
  SpeurKleur1:
    '`{ colors }`: as `exercise_data.colors` has them: only letters of one kind have one, the others null',
  SpeurKleur2: '`{ colors }`: as `exercise_data.colors` has them, one for each letter',
  LetterBlokken: '`{ answer }`: the word',
  TypKlankgroepen1: '`{ groups }`: the word in its `sound_groups`',
  TypKlankgroepen2: '`{ groups, answer }`: the word in its `sound_groups`, then whole',
  LuisterTyp: '`{ answer }`: the word',
  TypHints: '`{ answer }`: the word',
  Zinnen1: '`{ answer }`: a sentence with the word in it',
  Zinnen2: '`{ answer }`: `word.sentence`, as it was heard',
  Verhaal:
    '`{ words, answer }`: two of the run’s words, `current_word` among them, and a text that has both; it ends the run',
  Test: '`{ answer }`: the word',
  OefenDictee: '`{ answer }`: the word; the second answer counts, whatever it is',
  StapDictee: '`{ answer }`: the word; the first answer counts, whatever it is',
  Werkboek: '`{ downloaded }`: true, after `documents[].url` was fetched; it ends the run',
}

/** The text of the API's documentation; Markdown. */
export const describeAnswerData = (): string =>
  [
    'What the child did, by the template of the exercise. Anything else is refused with 422.',
    '',
    '| template | right answer |',
    '|---|---|',
    ...Object.entries(rightAnswers).map(([name, right]) => `| ${name} | ${right} |`),
    '',
    'One wrong move on the way (a letter, a colour, a choice) is `{ attempt, at }`: it counts an error, and the word stays.',
  ].join('\n')
