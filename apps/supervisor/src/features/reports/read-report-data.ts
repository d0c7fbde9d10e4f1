import { texts as commonTexts } from '../../app/texts/common.ts'
import { texts } from './texts.ts'

interface UserReportFact {
  readonly label: string
  readonly value: string
}

const fields = [
  ['word', commonTexts.word],
  ['expected_input', texts.data.expected],
  ['current_input', texts.data.typed],
  ['word_index', texts.data.place],
  ['world_id', commonTexts.world],
  ['step_id', commonTexts.step],
  ['exercise_id', texts.category.exercise],
  ['difficulty', commonTexts.level],
  ['url', texts.data.address],
  ['screen_resolution', texts.data.screen],
  ['user_agent', texts.data.browser],
] as const

type Data = Readonly<Record<string, unknown>>

function parse(data: string): Data {
  try {
    return JSON.parse(data) as Data
  } catch {
    return {}
  }
}

const isShown = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')

const factsOf = (data: Data): UserReportFact[] =>
  fields.flatMap(([name, label]) => {
    const value = data[name]
    if (!isShown(value)) return []
    return [{ label, value: String(name === 'word_index' ? Number(value) + 1 : value) }]
  })

/** Parses the data of a report. Omits missing or malformed fields, because any app version may have sent it. */
export function readReportData(text: string): {
  /** Facts about where the child was in the game, then about its device. */
  readonly facts: readonly UserReportFact[]
  readonly errors: readonly string[]
} {
  const data = parse(text)
  const errors = data['console_errors']
  return {
    facts: factsOf(data),
    errors: Array.isArray(errors) ? errors.filter((error) => typeof error === 'string') : [],
  }
}
