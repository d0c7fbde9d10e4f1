import { TemplateName, type DailyState, type ExerciseActivity, type PlayedStep } from '@letterliaan/contract'
import { toAmsterdamDate, toAmsterdamDay, hourSeconds } from '@letterliaan/rules/calendar'
import {
  countPracticeDays,
  listHatchedAnimals,
  chooseDailyThing,
  chooseWeatherOfDay,
} from '@letterliaan/rules/daily'
import { templates } from '@letterliaan/exercises/logic'
import type { Database, Queries } from '../../../db/database.ts'
import { defineHandlers } from '../../../plugins/contract/handler.ts'
import { findPlayedExercises, findPracticeHours, findVoidedSittings } from './queries.ts'

export const createDailyRoutes = ({ queries }: Pick<Database, 'queries'>) =>
  defineHandlers({
    'GET /api/v1/daily': ({ caller, now }) => readDaily(queries, caller.student_id, now),
  })

/** rules.md, Something new each day */
async function readDaily(queries: Queries, student_id: number, now: number): Promise<DailyState> {
  const hours = (await findPracticeHours(queries, student_id)).map(({ hour }) => Number(hour))
  // Days of voided sittings still count, so that a hatched animal stays, like badges (ADR 13).
  const voided = (await findVoidedSittings(queries, student_id)).map(({ started_at }) =>
    Math.floor(started_at / hourSeconds),
  )
  const practiceDays = countPracticeDays([...hours, ...voided], now)
  const child = { student_id, practiceDays, day: toAmsterdamDay(now) }
  return {
    day: toAmsterdamDate(now),
    thing: chooseDailyThing(child),
    animals: [...listHatchedAnimals(child)],
    weather: chooseWeatherOfDay(child),
    played: playedSteps(await findPlayedExercises(queries, student_id)),
  }
}

type PlayedExercise = Awaited<ReturnType<typeof findPlayedExercises>>[number]

function playedSteps(exercises: readonly PlayedExercise[]): PlayedStep[] {
  const bySteps = Map.groupBy(exercises, ({ step_id }) => step_id)
  return [...bySteps].map(([step_id, played]) => ({
    step_id,
    activities: played.flatMap(({ template }) => activityOf(template)),
  }))
}

/** Returns no activity for a template that no longer exists but is named in the log. */
function activityOf(template: string): readonly ExerciseActivity[] {
  const { data: name } = TemplateName.safeParse(template)
  return name === undefined ? [] : [templates[name].activity]
}
