// @database any
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  countRows,
  dutchDay,
  forChild,
  logOf,
  readPdf,
  startReportedClass,
  stepByNr,
  withoutSpace,
  type ReportedClass,
} from '../../../testing/reported-class.ts'

let school: ReportedClass
let juf: ReportedClass['juf']
let zoe: ReportedClass['zoe']
let amir: ReportedClass['amir']
let group_id: ReportedClass['group_id']
let period: ReportedClass['period']
beforeAll(async () => {
  school = await startReportedClass()
  ;({ juf, zoe, amir, group_id, period } = school)
})
afterAll(() => school.app.close())

const expectTexts = (text: string, expected: readonly string[]) => {
  for (const each of expected) expect(text).toContain(withoutSpace(each))
}

describe('RAP-1 the numbers of a report are those of the rows of the log', () => {
  test('for parents: a page, what goes well first, and no other child', async () => {
    const sent = forChild(zoe, period)
    const reply = await juf.call('POST /api/v1/begeleider/student/:id/report/parents', sent)
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="ouders-zoe-zwart.pdf"',
    })
    const { text, pages } = await readPdf(reply)
    expect(pages).toBe(1)
    const rows = await logOf(school, zoe)
    const { words, right, sessions, minutes } = countRows(rows)
    const often = `oefende in deze periode ${sessions.length} keer, samen ${Math.floor(minutes / 60)} uur`
    expectTexts(text, [`schreef Zoë ${words} woorden. Daarvan waren er ${right} in één keer goed`])
    expectTexts(text, [minutes < 60 ? `${sessions.length} keer, samen ${minutes} minuten` : often])
    const bars = [...text.matchAll(/(\d+)vande(\d+)woorden/g)].map(([, ...counts]) => counts.join())
    expect(bars.length).toBeGreaterThan(1)
    const byStep = [...Map.groupBy(rows, ({ label }) => label)].map(([label, own]) =>
      Object.assign({ label }, countRows(own)),
    )
    // Two steps may have the same numbers, of which one is told.
    const byTally = Map.groupBy(byStep, (own) => withoutSpace(`${own.right} van de ${own.words} woorden`))
    for (const [tally, steps] of byTally) {
      const isNamed = steps.some(({ label }) => text.includes(withoutSpace(label)))
      expect(isNamed || !text.includes(tally), tally).toBe(true)
    }
    const known = new Set(byStep.map((own) => `${own.right},${own.words}`))
    for (const bar of bars) expect(known).toContain(bar)
    expect(text.indexOf('Ditgaatgoed')).toBeLessThan(text.indexOf('DitoefentZoënu'))
    expect(text).not.toMatch(/Amir|Aydin/)
  })

  test('for the dyslexia file: measures, weeks, steps, errors, and what a person fills in', async () => {
    const support = { guided_by: 'Juf Marit', goal: 'Twee stappen in twaalf weken' }
    const reply = await juf.call(
      'POST /api/v1/begeleider/student/:id/report/dyslexia',
      forChild(zoe, { ...period, ...support }),
    )
    const { text } = await readPdf(reply)
    const rows = await logOf(school, zoe)
    const all = countRows(rows)
    expectTexts(text, [
      'Juf Marit',
      support.goal,
      'Effect',
      `Periode: ${dutchDay(period.since, { dateStyle: 'long' })} tot en met ${dutchDay(period.until - 1, { dateStyle: 'long' })}.`,
      'In één keer goed: bij de eerste poging goed',
      `Samen ${all.sessions.length} ${all.minutes} ${all.words} ${all.right}`,
    ])

    const earlier = { since: period.since, until: period.since + 86_400, ...support }
    const without = await juf.call(
      'POST /api/v1/begeleider/student/:id/report/dyslexia',
      forChild(zoe, earlier),
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
      expect(text.includes(withoutSpace(`${input} (${word})`)), word).toBe(!is_right)

    const weekday = (at: number) => dutchDay(at, { weekday: 'short', day: 'numeric' })
    for (const [, sessions] of Map.groupBy(all.sessions, ({ from }) =>
      Math.floor((from - 4 * 86_400) / 604_800),
    )) {
      const [first, last] = [sessions[0]?.from ?? 0, sessions.at(-1)?.until ?? 0]
      const own = countRows(rows.filter(({ created_at }) => created_at >= first && created_at <= last))
      const days = [...new Set(sessions.map(({ from }) => weekday(from)))].join(', ')
      expectTexts(text, [`${days} ${sessions.length} ${own.minutes} ${own.words} ${own.right}`])
    }

    for (const [nr, own] of Map.groupBy(rows, (row) => row.nr)) {
      const day = (at: number | undefined) =>
        dutchDay(own.at(at ?? 0)?.created_at ?? 0, { day: 'numeric', month: 'short', year: 'numeric' })
      const { right, words } = countRows(own)
      expectTexts(text, [`${nr}. ${own[0]?.label} ${day(0)} ${day(-1)} ${right} van ${words}`])
    }

    for (const [error_class, own] of Map.groupBy(rows, (row) => row.error_class)) {
      if (error_class === null || error_class.includes(',')) continue
      if (measured.some((row) => row.error_class?.includes(error_class))) continue
      const [, category] = error_class.split(':')
      const label = [...stepByNr.values()].find((step) => step.category === category)?.label ?? ''
      expect(text).toMatch(new RegExp(`${withoutSpace(label)}[^0-9]+${own.length}[a-z]+…?\\(`))
    }
  })

  test('of a group: its children by name, with minutes, and each cell', async () => {
    const reply = await juf.call('POST /api/v1/begeleider/group/:id/report', {
      params: { id: group_id },
      body: period,
    })
    const { text } = await readPdf(reply)
    expect(text.indexOf('AmirAydin')).toBeLessThan(text.indexOf('ZoëZwart'))
    for (const [child, name] of [
      [amir, 'Amir Aydin'],
      [zoe, 'Zoë Zwart'],
    ] as const) {
      const rows = await logOf(school, child)
      const { words, right, sessions, minutes } = countRows(rows)
      const byNr = [...Map.groupBy(rows, ({ nr }) => nr)].toSorted(([a], [b]) => a - b)
      const cells = byNr.map(([, own]) => {
        const tally = countRows(own)
        return tally.words < 5 ? '·' : String(Math.round((100 * tally.right) / tally.words))
      })
      // Thirteen categories stand in two tables.
      const rowsOfCells = [cells.slice(0, 7), cells.slice(7)].map((part) => `${name} ${part.join('')}`)
      expectTexts(text, [`${name} ${sessions.length} ${minutes} ${words} ${right}`, ...rowsOfCells])
    }
  })

  test('of nothing no page is made for parents, and a period that ends before it begins is none', async () => {
    const empty = { since: 1_000_000_000, until: 1_000_086_400 }
    const tries = await Promise.all([
      juf.call('POST /api/v1/begeleider/student/:id/report/parents', forChild(zoe, empty)),
      juf.call('POST /api/v1/begeleider/student/:id/report/parents', forChild(zoe, { since: 2, until: 1 })),
    ])
    expect(tries.map(({ status }) => status)).toEqual([422, 422])
    expect(tries[0]?.problem.detail).toBe('Zoë heeft in deze periode niet geoefend. Kies een andere periode.')
  })
})
