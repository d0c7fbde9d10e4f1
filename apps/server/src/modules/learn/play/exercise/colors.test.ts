import type { StudentExercise, TemplateName } from '@letterliaan/contract'
import { normaliseColor, palette } from '@letterliaan/exercises/logic'
import { expect, test } from 'vitest'
import { logIn } from '../../../../testing/http.ts'
import { getExercise, makePlayer, sendMove, findExercise } from '../../../../testing/player.ts'
import { makeChild, makeSchool } from '../../../../testing/school.ts'
import { useTestApp } from '../../../../testing/test-app.ts'

const app = await useTestApp()
const child = await makeChild(app, await makeSchool(app))
const caller = await logIn(app, child.username)
const step_id = child.steps[0] ?? 0

async function find(template: TemplateName): Promise<{ id: number; run: StudentExercise }> {
  const id = await findExercise(caller, step_id, template)
  return { id, run: (await getExercise(caller, id)).student_exercise[2] }
}

const shown = (run: StudentExercise) => run.exercise_data?.colors ?? []
const names = (run: StudentExercise) => shown(run).map(normaliseColor)

test.each<TemplateName>(['Blokken', 'SpeurKleur1', 'LuisterTyp'])(
  'RUL-5 exercise_data of %s has the colour of each letter in hex, or null',
  async (template) => {
    const { run } = await find(template)
    expect(shown(run)).toHaveLength(run.current_word?.length ?? 0)
    const hexes: readonly (string | null)[] = Object.values(palette)
    for (const color of shown(run)) expect(color === null || hexes.includes(color)).toBe(true)
    const { colors } = run.words.find(({ word }) => word === run.current_word) ?? { colors: [] }
    names(run).forEach((name, at) => expect([colors[at], null]).toContain(name))
  },
)

test('TPL-32 colours are accepted by name and as hex, in upper and lower case', async () => {
  let { id, run } = await find('SpeurKleur1')
  const ways: ((run: StudentExercise) => unknown[])[] = [
    shown,
    names,
    (list) => shown(list).map((hex) => hex?.toUpperCase() ?? null),
  ]
  for (const write of ways) {
    const { current_word } = run
    run = (await sendMove(caller, id, run, { colors: write(run) })).body
    const result = run.detailed_results.find(({ word }) => word === current_word)
    expect(result).toMatchObject({ completed: true, success: true })
  }
  const { body } = await sendMove(caller, id, run, { colors: shown(run).map(() => '#FFF') })
  expect(body.current_word, 'white is no colour of this word').toBe(run.current_word)
})

test('GIDS-10 colouring is explained until the child has begun any exercise of that kind', async () => {
  const { caller: other, child: another } = await makePlayer(app)
  const open = async (template: TemplateName) =>
    getExercise(other, await findExercise(other, another.steps[0] ?? 0, template))
  const tell = () =>
    Promise.all((['Blokken', 'SpeurKleur1', 'LuisterTyp'] as const).map(open)).then((opened) =>
      opened.map(({ is_first_colouring }) => is_first_colouring),
    )
  const move = async (template: TemplateName, data: Record<string, unknown>) => {
    const { id, student_exercise } = await open(template)
    expect((await sendMove(other, id, student_exercise[2], data)).status).toBe(200)
  }

  await move('LuisterTyp', { answer: 'x' })
  expect(await tell()).toEqual([true, true, undefined])
  await move('SpeurKleur1', { attempt: 'brown', at: 0 })
  expect(await tell()).toEqual([false, false, undefined])
})
