import type { Instruction } from '@letterliaan/contract'
import { toAmsterdamDate, daySeconds } from '@letterliaan/rules/calendar'
import { fill } from '@letterliaan/texts'
import { Link } from '@letterliaan/web/link'
import { SeenLaterButtons } from '../../app/controls/SeenLaterButtons.tsx'
import { FlatLink, openRowProps, ControlIcon, PictureRow } from '../../app/controls/index.ts'
import { getNowSeconds } from '@letterliaan/web/now'
import { addresses, commonTexts, formatDay, layout, useChange } from '../../app/index.ts'
import { InstructionResultsTable } from './InstructionResultsTable.tsx'
import { toInstructionBody, changeInstruction } from './instruction-changes.ts'
import { describeInstructionResults } from './describe-results.ts'
import { texts } from './texts.ts'

const laterSeconds = 7 * daySeconds

/** Shows a row for each instruction group that is due for evaluation (DOE-4). */
export function InstructionLines({ instructions }: { readonly instructions: readonly Instruction[] }) {
  return (
    <ul className={layout.rows}>
      {instructions.map((instruction) => (
        <InstructionLine key={instruction.id} instruction={instruction} />
      ))}
    </ul>
  )
}

function InstructionLine({ instruction }: { readonly instruction: Instruction }) {
  const { isBusy, run } = useChange(changeInstruction(instruction))
  const address = addresses.group(instruction.group_id)
  const { group_name: name, category_name, made_at } = instruction
  const day = formatDay(made_at)
  const body = toInstructionBody(instruction)
  const marks = {
    seen: { body: { ...body, is_seen: true }, done: fill(commonTexts.marks.doneSeen, { name }) },
    later: {
      body: { ...body, look_again_on: toAmsterdamDate(getNowSeconds() + laterSeconds) },
      done: fill(texts.told.later, { name }),
    },
  }
  return (
    <PictureRow
      picture={<ControlIcon name="group" />}
      title={
        <>
          <Link to={address} {...openRowProps}>
            {name}
          </Link>{' '}
          <span>
            {category_name === null
              ? fill(texts.today.ask, { day })
              : fill(texts.today.askWhy, { category: category_name, day })}
          </span>
        </>
      }
      detail={describeInstructionResults(instruction)}
      actions={
        <>
          <FlatLink to={address} aria-label={fill(texts.today.lookOf, { name })}>
            {texts.today.look}
          </FlatLink>
          <SeenLaterButtons {...{ name, isBusy }} onMark={(mark) => run(marks[mark])} />
        </>
      }
    >
      {instruction.children.length > 0 && (
        <details className={layout.quiet}>
          <summary>{texts.today.perChild}</summary>
          <InstructionResultsTable instruction={instruction} />
        </details>
      )}
    </PictureRow>
  )
}
