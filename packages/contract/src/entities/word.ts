import * as z from 'zod'
import { Color, Difficulty, Id } from './scalars.ts'
import { TemplateName } from './template-name.ts'
import { VerbForm } from './verb-form.ts'
import { VoiceKind } from './review.ts'

/** audio.md. `corrected`: a person corrected the sound for the embedded synthesiser, so other voices must not say it. */
export const WordVoice = z.enum([...VoiceKind.options, 'corrected'])
export type WordVoice = z.infer<typeof WordVoice>

/** Voices of the sounds that a device could speak too; null if there is no such sound. */
export const WordVoices = z.object({
  word: WordVoice,
  plural: WordVoice.nullable(),
  sentence: WordVoice.nullable(),
})
export type WordVoices = z.infer<typeof WordVoices>

/** A word (RUL-5). The lists have equal lengths (dutch.md §1.4). Sound: `/word/{type}/{file_name}.mp3?v={audio_version}`. */
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
  image: z.string().nullable(),
  /** Set on the words of a run; null on the words of a step. */
  template: TemplateName.nullable().describe(
    'The template that the word is asked in: that of the exercise in a student_exercise; null among the words of a step or a test.',
  ),
  anchor_ids: z
    .array(Id)
    .optional()
    .describe(
      'The anchors of its step in which the same letters are difficult (dutch.md, Colours): only their tip and hint fit the word. Absent where it is told of no step.',
    ),
  difficult_letters: z
    .array(z.string())
    .optional()
    .describe('What of it that category makes difficult: the ij of konijn. Empty where it is in no letters.'),
  category: z
    .string()
    .optional()
    .describe(
      'The spelling category of the step that teaches it (dutch.md §2). Absent where it is told of no step.',
    ),
  verb: VerbForm.optional().describe('Absent where the word is no form of a verb that is asked.'),
  misspelt: z
    .string()
    .optional()
    .describe(
      'How it stands in its sentence, in an exercise in which the mistake is to be found. Absent elsewhere.',
    ),
  rules: z
    .array(z.string())
    .optional()
    .describe('The rules of its spelling, in an exercise in which they are to be chosen. Absent elsewhere.'),
  file_name: z.string(),
  audio_version: z.string(),
  voices: WordVoices.optional().describe('Who says it. Absent where that is not known: the server.'),
  audio_word: z.boolean(),
  audio_structure: z.boolean(),
  audio_sound_groups: z.boolean(),
  audio_plural: z.boolean(),
  audio_sentence: z.boolean(),
})
export type Word = z.infer<typeof Word>
