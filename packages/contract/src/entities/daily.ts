import * as z from 'zod'
import { hatchlings, mapWeathers, numLetters, numVisits } from '../daily.ts'
import { ExerciseActivity } from './exercise-activity.ts'
import { CalendarDay, Id } from './scalars.ts'

export const Hatchling = z.enum(hatchlings)
export type Hatchling = z.infer<typeof Hatchling>

export const MapWeather = z.enum(mapWeathers)
export type MapWeather = z.infer<typeof MapWeather>

/** `number`: the index (from 0) of the letter or visit in the texts. */
export const DailyThing = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('egg'), is_moving: z.boolean() }),
  z.object({ kind: z.literal('hatch'), animal: Hatchling }),
  z.object({
    kind: z.literal('letter'),
    number: z
      .int()
      .min(0)
      .max(numLetters - 1),
  }),
  z.object({
    kind: z.literal('visitor'),
    number: z
      .int()
      .min(0)
      .max(numVisits - 1),
  }),
])
export type DailyThing = z.infer<typeof DailyThing>

export const PlayedStep = z.object({
  step_id: Id,
  activities: z
    .array(ExerciseActivity)
    .describe(
      'What the child did in each exercise of the step of which the log has an answer, by its place in the step.',
    ),
})
export type PlayedStep = z.infer<typeof PlayedStep>

/** The same all day and on each device. A child that does not play loses nothing. */
export const DailyState = z.object({
  day: CalendarDay,
  /** Null until the first day of practice has ended. */
  thing: DailyThing.nullable(),
  animals: z.array(Hatchling),
  weather: MapWeather,
  /** Changes with each exercise, unlike the other fields. */
  played: z.array(PlayedStep),
})
export type DailyState = z.infer<typeof DailyState>
