import type { ReportData } from '@letterliaan/contract'
import { cutSecrets } from './cut-secrets.ts'
import type { ShownState } from './shown-content.ts'

export interface ReportContext {
  readonly now_ms: number
  readonly href: string
  readonly screen: { readonly width: number; readonly height: number }
  readonly user_agent: string
  readonly username: string
  readonly console_errors: readonly string[]
}

const maxInputLength = 500

const cutInput = (text: string | null): string | null =>
  text === null ? null : text.replaceAll(/\p{Cc}/gu, ' ').slice(0, maxInputLength)

/** Returns exactly these fields (BUG-2). */
export function createReportData(around: ReportContext, shown: ShownState): ReportData {
  return {
    sent_at: Math.floor(around.now_ms / 1000),
    url: cutSecrets(around.href, 500),
    console_errors: around.console_errors,
    screen_resolution: `${around.screen.width}x${around.screen.height}`,
    user_agent: around.user_agent.slice(0, 300),
    username: around.username,
    world_id: shown.world_id,
    exercise_id: shown.exercise_id,
    word_index: shown.word_index,
    word: cutInput(shown.word),
    step_id: shown.step_id,
    difficulty: shown.difficulty,
    expected_input: cutInput(shown.expected_input),
    current_input: cutInput(shown.current_input),
  }
}
