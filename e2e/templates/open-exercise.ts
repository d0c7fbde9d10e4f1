import type { ChildAtGame } from '../pages/child.ts'
import type { PlayedTemplate } from '../pages/players/index.ts'
import { templateRows } from './table.ts'

type Prepare = (template: PlayedTemplate, exercise_id: number) => Promise<void>

/** Opens a template's exercise like a child: from the map and then the lesson page. */
export function openExerciseOfTemplate(
  child: () => ChildAtGame,
  prepare?: Prepare,
): (template: PlayedTemplate) => Promise<void> {
  const lessons = new Map<string, string>()
  let hasSetOut = false
  return async (template) => {
    const { page, press, openStep, openExercise } = child()
    const { world, position, name } = templateRows[template]
    const step = `${world}.${position}`
    const lesson = lessons.get(step)
    if (lesson === undefined) {
      await page.goto(`/wereld/${world}`)
      // The demo child is new in the last world, where it gets a welcome once.
      if (world === 4 && !hasSetOut) {
        await press(/^(Op pad!|Beginnen)$/)
        hasSetOut = true
      }
      await openStep(position)
      lessons.set(step, page.url())
    } else await page.goto(lesson)
    const address = await page
      .getByRole('region', { name: 'Oefeningen' })
      .getByRole('link', { name })
      .first()
      .getAttribute('href')
    await prepare?.(template, Number(address?.split('/').at(-1)))
    await openExercise(name)
  }
}
