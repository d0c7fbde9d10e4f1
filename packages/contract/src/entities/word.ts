import * as z from 'zod'
import { Color, Difficulty, Id } from './scalars.ts'
import { TemplateName } from './template-name.ts'

/**
 * A word as a step holds it (RUL-5).
 * `structure`, `read_letters` and `structure_audio_parts` are comma lists of equal length (dutch.md §1.4);
 * `colors` has one entry per letter, by name; `exercise_data` tells them in hex. Sounds are at `/word/{type}/{file_name}.mp3?v={audio_version}`:
 * a changed sound has a changed address (audio.md).
 */
export const Word = z.object({
  id: Id,
  word: z.string(),
  difficulty: Difficulty,
  structure: z.string(),
  structure_audio_parts: z.string(),
  sound_groups: z.string(),
  read_letters: z.string(),
  colors: z.array(Color.nullable()),
  sentence: z.string(),
  plural_form: z.string().nullable(),
  /** Name of a picture of this word, or null. */
  image: z.string().nullable(),
  /** A word of a step is for all its exercises; a run of an exercise tells its own template. */
  template: TemplateName.nullable().describe(
    'The template that the word is asked in: that of the exercise in a student_exercise; null among the words of a step or a test.',
  ),
  anchor_ids: z
    .array(Id)
    .optional()
    .describe(
      'The anchors of its step in which the same letters are difficult (dutch.md, Colours): only their tip and hint fit the word. Absent where it is told of no step.',
    ),
  file_name: z.string(),
  audio_version: z.string(),
  audio_word: z.boolean(),
  audio_structure: z.boolean(),
  audio_sound_groups: z.boolean(),
  audio_plural: z.boolean(),
  audio_sentence: z.boolean(),
})
export type Word = z.infer<typeof Word>
