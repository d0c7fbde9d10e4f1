import * as z from 'zod'
import { palette } from '../palette.ts'

/** A whole number that names a row. Ids of exercises, steps and tests are never 1, 2 or 3 (rules.md, Exercise). */
export const Id = z.int().min(1)
/** Unix seconds. */
export const UnixSeconds = z.int().min(0)
/** A day of the calendar, '2026-11-16', of years that a school plans in. */
export const CalendarDay = z.iso.date().refine((day) => /^20\d\d/.test(day))
/** A text without NUL, which no database text can hold: form bodies come in as they are. */
export const textWithoutNul = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((value) => !value.includes('\0'))
/** One, two or three stars (RUL-6). */
export const Difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Difficulty = z.infer<typeof Difficulty>

/** The difficulties at which a world can be done again (rules.md, Step status). */
export const RedoLevel = z.union([z.literal(2), z.literal(3)])
export type RedoLevel = z.infer<typeof RedoLevel>

/** Something for each of the three difficulties, keyed '1', '2', '3' as the specification does. */
export const byDifficulty = <T extends z.ZodType>(value: T) =>
  z.object({ '1': value, '2': value, '3': value })

const names = Object.keys(palette) as (keyof typeof palette)[]

/** A colour of the palette of eleven (TPL-32) by its name, as words hold them. */
export const Color = z.enum(names)
export type Color = z.infer<typeof Color>

/** A colour of the palette in hex, six lower-case digits, as `exercise_data` holds them (RUL-5). */
export const HexColor = z.enum(Object.values(palette))
export type HexColor = z.infer<typeof HexColor>
