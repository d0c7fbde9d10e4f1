import { describe, expect, test } from 'vitest'
import {
  countRows,
  formatDutchDay,
  createChildRequest,
  readLog,
  readPdf,
  startReportedClass,
  stepByNr,
  removeSpace,
} from '../../../testing/reported-class.ts'
import type { TestChild } from '../../../testing/school.ts'

const school = await startReportedClass()
const { juf, zoe, period } = school

const expectTexts = (text: string, expected: readonly string[]) => {
  for (const each of expected) expect(text).toContain(removeSpace(each))
}

const insightOf = async (child: TestChild) =>
  (
    await juf.call('GET /api/v1/begeleider/student/:id/insight', {
      params: { id: child.student_id },
      query: { since: String(period.since) },
    })
  ).body

describe('RAP-1 the numbers of a report are those of the log', () => {
  test('ZEG-1 the page for parents begins with what goes well and names no other child', async () => {
    const sent = createChildRequest(zoe, period)
    const reply = await juf.call('POST /api/v1/begeleider/student/:id/report/parents', sent)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="ouders-zoe-zwart.pdf"',
    })
    const { text, pages } = await readPdf(reply)
    expect(pages).toBe(1)
    const rows = await readLog(school, zoe)
    const { words, right, sessions, minutes } = countRows(rows)
    const often = `oefende in deze periode ${sessions.length} keer, samen ${Math.floor(minutes / 60)} uur`
    expectTexts(text, [`schreef Zoë ${words} woorden. Daarvan waren er ${right} in één keer goed`])
    expectTexts(text, [minutes < 60 ? `${sessions.length} keer, samen ${minutes} minuten` : often])
    const { categories } = await insightOf(zoe)
    const known = categories.filter(({ skill }) => skill.look !== 'unknown')
    expect(known.length).toBeGreaterThan(0)
    const bars = [...text.matchAll(/ongeveer(\d+)vande10nieuwewoorden/g)].map(([, count]) => Number(count))
    const told = known.filter(({ name }) => text.includes(removeSpace(name)))
    expect(new Set(bars)).toEqual(new Set(told.map(({ skill }) => Math.round(10 * skill.chance))))
    expect(text.indexOf('Ditgaatgoed')).toBeLessThan(text.indexOf('DitkanZoënogoefenen'))
    expect(text).not.toMatch(/Amir|Aydin/)
  })

  test('ZEG-2 the dyslexia file has measures, weeks, steps, errors and a supervisor’s fields', async () => {
    const support = { guided_by: 'Juf Marit', goal: 'Twee stappen in twaalf weken' }
    const reply = await juf.call(
      'POST /api/v1/begeleider/student/:id/report/dyslexia',
      createChildRequest(zoe, { ...period, ...support }),
    )
    const { text } = await readPdf(reply)
    const rows = await readLog(school, zoe)
    const all = countRows(rows)
    expectTexts(text, [
      'Juf Marit',
      support.goal,
      'Effect',
      `Periode: ${formatDutchDay(period.since, { dateStyle: 'long' })} tot en met ${formatDutchDay(period.until - 1, { dateStyle: 'long' })}.`,
      'In één keer goed: bij de eerste poging goed',
      `Samen ${all.sessions.length} ${all.minutes} ${all.words} ${all.right}`,
    ])

    const earlier = { since: period.since, until: period.since + 86_400, ...support }
    const without = await juf.call(
      'POST /api/v1/begeleider/student/:id/report/dyslexia',
      createChildRequest(zoe, earlier),
    )
    expectTexts((await readPdf(without)).text, ['In deze periode is geen meting afgerond.'])

    const measured = rows.filter(
      ({ template, step_id }) => template === 'Test' && !zoe.steps.includes(step_id),
    )
    expect(measured.length).toBeGreaterThan(20)
    const [, shown = ''] = /goedwarenvandewoordendiegevraagdzijn(.*?)Foutindelaatste/.exec(text) ?? []
    const tallies = [...shown.matchAll(/(\d+)van(\d+)/g)]
    const sumOf = (at: number) => tallies.reduce((sum, match) => sum + Number(match[at]), 0)
    const numRight = measured.filter(({ is_right }) => is_right).length
    expect([sumOf(1), sumOf(2)]).toEqual([numRight, measured.length])
    for (const { word, input, is_right } of measured)
      expect(text.includes(removeSpace(`${input} (${word})`)), word).toBe(!is_right)

    const weekday = (at: number) => formatDutchDay(at, { weekday: 'short', day: 'numeric' })
    for (const [, sessions] of Map.groupBy(all.sessions, ({ from }) =>
      Math.floor((from - 4 * 86_400) / 604_800),
    )) {
      const [first, last] = [sessions[0]?.from ?? 0, sessions.at(-1)?.until ?? 0]
      const own = countRows(rows.filter(({ created_at }) => created_at >= first && created_at <= last))
      const days = [...new Set(sessions.map(({ from }) => weekday(from)))].join(', ')
      expectTexts(text, [`${days} ${sessions.length} ${own.minutes} ${own.words} ${own.right}`])
    }

    const practised = rows.filter(({ template }) => template !== 'Test' && template !== 'StapDictee')
    const [, shownSteps = ''] = /Watergeoefendis(.*?)Foutenpercategorieensoort/.exec(text) ?? []
    const byNr = Map.groupBy(practised, (row) => row.nr)
    const onlyAsked = rows.filter(({ nr }) => !byNr.has(nr))
    expect(onlyAsked.length).toBeGreaterThan(0)
    for (const { nr, label } of onlyAsked) expect(shownSteps).not.toContain(removeSpace(`${nr}. ${label}`))
    for (const [nr, own] of byNr) {
      const day = (at: number) =>
        formatDutchDay(own.at(at)?.created_at ?? 0, { day: 'numeric', month: 'short', year: 'numeric' })
      const { right, words } = countRows(own)
      expectTexts(text, [`${nr}. ${own[0]?.label} ${day(0)} ${day(-1)} ${right} van ${words}`])
    }

    for (const [error_class, own] of Map.groupBy(rows, (row) => row.error_class)) {
      if (error_class === null || error_class.includes(',')) continue
      if (measured.some((row) => row.error_class?.includes(error_class))) continue
      const [, category] = error_class.split(':')
      const label = [...stepByNr.values()].find((step) => step.category === category)?.label ?? ''
      expect(text).toMatch(new RegExp(`${removeSpace(label)}[^0-9]+${own.length}[a-z]+…?\\(`))
    }
  })

  test('a page for parents is refused if the child did not practise or the period is reversed', async () => {
    const empty = { since: 1_000_000_000, until: 1_000_086_400 }
    const tries = await Promise.all([
      juf.call('POST /api/v1/begeleider/student/:id/report/parents', createChildRequest(zoe, empty)),
      juf.call(
        'POST /api/v1/begeleider/student/:id/report/parents',
        createChildRequest(zoe, { since: 2, until: 1 }),
      ),
    ])
    expect(tries.map(({ status }) => status)).toEqual([422, 422])
    expect(tries[0]?.problem.detail).toBe('Zoë heeft in deze periode niet geoefend. Kies een andere periode.')
  })
})
