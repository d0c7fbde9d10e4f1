import * as z from 'zod'
import { noteLimits } from '../limits.ts'
import { Id, UnixSeconds } from './scalars.ts'

export const LogbookNote = z.object({
  id: Id,
  date: UnixSeconds,
  title: z.string(),
  text: z.string(),
  created_at: UnixSeconds,
  updated_at: UnixSeconds,
  user_id: Id,
})
export type LogbookNote = z.infer<typeof LogbookNote>

/** The end of 2099. A device's clock after this is wrong. */
const latestDate = 4_102_444_800

const content = {
  title: z.string().trim().max(noteLimits.title),
  text: z.string().trim().max(noteLimits.text),
}
const isSomething = ({ title, text }: { title: string; text: string }): boolean => title !== '' || text !== ''
const nothingWritten = { error: 'Schrijf eerst iets op.', path: ['text'] }

export const NoteBody = z.strictObject(content).refine(isSomething, nothingWritten)
export type NoteBody = z.infer<typeof NoteBody>

export const NewNoteBody = z
  .strictObject({ date: UnixSeconds.max(latestDate), ...content })
  .refine(isSomething, nothingWritten)
export type NewNoteBody = z.infer<typeof NewNoteBody>
