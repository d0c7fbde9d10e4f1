import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describeScreen, type ExpectedThing, waitUntilQuiet } from './watch-words.ts'

export interface FirstMinuteRecorder {
  /** Records a fault if no speech or picture says what to do next. */
  readonly look: (moment: string, next: string, hints?: Hints) => Promise<void>
  /** Looks, and then presses the first visible element of `next`. Returns its text. */
  readonly press: (moment: string, next: string, hints?: Hints) => Promise<string>
  readonly tell: (title: string) => void
  readonly faults: readonly string[]
}

export type Hints = Omit<ExpectedThing, 'control'>

const reward = 'dialog:modal:has-text("ontvangen!")'

export function createFirstMinuteRecorder(page: Page, folder: string): FirstMinuteRecorder {
  const begun = Date.now()
  const unheard = new Set<string>()
  const faults: string[] = []
  let moments = 0
  let clicks = 0
  let shown = 0
  let said = 0
  let spoken = 0

  async function look(moment: string, next: string, hints: Hints = {}): Promise<void> {
    const control = page.locator(next).locator('visible=true').first()
    await control.waitFor()
    await waitUntilQuiet(page)
    // A badge is a separate moment, after which the page behind it is shown.
    if (!next.includes('dialog') && (await page.locator(reward).isVisible())) {
      await press('a badge', `${reward} button:has-text("Ga door")`)
      return look(moment, next, hints)
    }
    const seen = await describeScreen({ control, ...hints })
    moments += 1
    shown += seen.shown
    said += countWords(seen.said)
    spoken += seen.spokenSeconds
    for (const text of seen.unheard) unheard.add(text)
    const name = `${String(moments).padStart(3, '0')} ${moment}.jpeg`
    if (seen.pointers.length === 0) faults.push(name)
    await page.screenshot({ path: join(folder, name), type: 'jpeg', quality: 60 })
    console.log(
      `${name}: ${seen.pointers.join(', ') || 'NOTHING'}; said (${seen.spokenSeconds.toFixed(1)} s): ${seen.said.join(' | ') || '-'}`,
    )
    if (seen.pointers.length === 0) console.log(`    heard: ${seen.heard.join(', ')}`)
    if (seen.unheard.length > 0) console.log(`    nobody says: ${seen.unheard.join(' | ')}`)
  }

  async function press(moment: string, next: string, hints?: Hints): Promise<string> {
    await look(moment, next, hints)
    const control = page.locator(next).locator('visible=true').first()
    const label = await control.innerText().catch(() => '')
    await control.click()
    clicks += 1
    return label.trim()
  }

  return {
    look,
    press,
    faults,
    tell(title) {
      const seconds = Math.round((Date.now() - begun) / 1000)
      console.log(
        `\n${title}: ${clicks} clicks, ${seconds} seconds with listening to all, ${moments} moments`,
      )
      console.log(
        `  ${shown} words shown over all moments, ${said} said by themselves in ${spoken.toFixed(1)} s`,
      )
      console.log(
        `  ${countWords([...unheard])} words that nobody can say: ${[...unheard].join(' | ') || 'none'}`,
      )
      console.log(`  ${faults.length} faults: ${faults.join('; ') || 'none'}\n`)
    },
  }
}

const countWords = (texts: readonly string[]): number =>
  texts.reduce((sum, text) => sum + (text.match(/\p{L}{2,}/gu)?.length ?? 0), 0)
