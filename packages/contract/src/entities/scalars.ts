import * as z from 'zod'

/** A whole number that names a row. Ids of exercises, steps and tests are never 1, 2 or 3 (rules.md, Exercise). */
export const Id = z.int().min(1)
/** Unix seconds. */
export const UnixSeconds = z.int().min(0)
/** A text without NUL, which no database text can hold: form bodies come in as they are. */
export const textWithoutNul = (longest: number) =>
  z
    .string()
    .max(longest)
    .refine((value) => !value.includes('\0'))
/** One, two or three stars (learning-core §9). */
export const Difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Difficulty = z.infer<typeof Difficulty>

/** The difficulties at which a world can be done again (rules.md, Step status). */
export const RedoLevel = z.union([z.literal(2), z.literal(3)])
export type RedoLevel = z.infer<typeof RedoLevel>

/** Something for each of the three difficulties, keyed '1', '2', '3' as the specification does. */
export const byDifficulty = <T extends z.ZodType>(value: T) =>
  z.object({ '1': value, '2': value, '3': value })

/** A name of the palette of eleven (learning-core §2), or null for a letter that is not asked. */
export const Color = z.enum([
  'red',
  'green',
  'yellow',
  'pink',
  'black',
  'purple',
  'orange',
  'brown',
  'darkblue',
  'white',
  'lightblue',
])
export type Color = z.infer<typeof Color>
