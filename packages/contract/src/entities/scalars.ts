import * as z from 'zod'
import { palette } from '../palette.ts'

/** The id of an exercise, step or test is never 1, 2 or 3 (rules.md, Exercise). */
export const Id = z.int().min(1)
export const UnixSeconds = z.int().min(0)
/** The version of data that was read. Equal content has an equal version. */
export const Version = z.string().min(1).max(64)
/** A day such as '2026-11-16', in the years for which a school plans. */
export const CalendarDay = z.iso.date().refine((day) => /^20\d\d/.test(day))
/** Refuses NUL, which a database column can't store. Form bodies are not checked elsewhere. */
export const textWithoutNul = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .refine((value) => !value.includes('\0'))
export const Difficulty = z.union([z.literal(1), z.literal(2), z.literal(3)])
export type Difficulty = z.infer<typeof Difficulty>

export const RedoLevel = z.union([z.literal(2), z.literal(3)])
export type RedoLevel = z.infer<typeof RedoLevel>

export const byDifficulty = <T extends z.ZodType>(value: T) =>
  z.object({ '1': value, '2': value, '3': value })

const names = Object.keys(palette) as (keyof typeof palette)[]

/** The name of a colour (TPL-32), as words store it. */
export const Color = z.enum(names)
export type Color = z.infer<typeof Color>

/** A colour as six lower-case digits, as in `exercise_data` (RUL-5). */
export const HexColor = z.enum(Object.values(palette))
export type HexColor = z.infer<typeof HexColor>
