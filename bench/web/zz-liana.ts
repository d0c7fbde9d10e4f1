import { openStage } from '../../tools/gallery/stage.ts'
import { demo } from '../../e2e/harness/game.ts'
import { childAt } from '../../e2e/pages/child.ts'
import { beginExercise, playWords } from '../../e2e/pages/play-exercise.ts'
import { openOfTemplate } from '../../e2e/templates/open-exercise.ts'
const T = (process.argv[2] ?? 'LuisterTyp') as any
const until = Number(process.argv[3] ?? 6)
const stage = await openStage('jungle')
try {
  const page = await stage.visit('/', { username: demo.lastWorld })
  const child = childAt(page)
  await openOfTemplate(() => child)(T)
  await beginExercise(child, T)
  await playWords(child, T, () => false, until)
  await page.waitForTimeout(1500)
  for (const [n, v] of Object.entries({ chromebook: { width: 1366, height: 768 }, ipad: { width: 1080, height: 810 }, phone: { width: 390, height: 844 }, keyboard: { width: 390, height: 450 } })) {
    await page.setViewportSize(v)
    await page.waitForTimeout(600)
    await page.screenshot({ path: `/tmp/hg/liana-${T}-${n}.png` })
  }
} finally { await stage.close() }
