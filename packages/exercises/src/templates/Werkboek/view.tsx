import { fill } from '@letterliaan/texts'
import { commonTexts } from '@letterliaan/texts/common'
import { Button, joinClasses, shared } from '@letterliaan/ui'
import { Icon, Picture } from '@letterliaan/ui/pictures'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { useFocus } from '../../view-kit/turn/useFocus.ts'
import { logic, texts, type WerkboekEvent, type WerkboekState } from './logic.ts'
import columns from '../../view-kit/columns.module.css'
import styles from './view.module.css'

const news: Readonly<Record<WerkboekState['workbook'], string>> = {
  asked: '',
  coming: texts.coming,
  here: texts.printIt.text,
}

function Body({ turn, state, send }: BodyProps<WerkboekState, WerkboekEvent>) {
  const { documents, exercise_data } = turn
  const { anchor } = exercise_data
  const first = useFocus<HTMLButtonElement>()
  return (
    <div className={columns.column2}>
      <div className={joinClasses(shared.middle, shared.board, styles.cover)} aria-hidden="true">
        {anchor === null ? (
          <Icon name="pencil" size="clamp(2.5rem, 7dvh, 4rem)" />
        ) : (
          <Picture name={anchor.image} size="clamp(3rem, 8dvh, 5rem)" />
        )}
      </div>
      <div className={shared.row}>
        {documents.map(({ id, name }, at) => (
          <Button
            key={id}
            ref={at === 0 ? first : undefined}
            size="large"
            variant={state.workbook === 'here' ? 'secondary' : 'primary'}
            aria-disabled={state.workbook === 'coming'}
            icon={<Icon name="download" />}
            onClick={() => send({ type: 'download', id })}
          >
            {documents.length === 1 ? commonTexts.download : fill(texts.downloadNamed, { name })}
          </Button>
        ))}
      </div>
      <output className={joinClasses(shared.balanced, styles.next)}>{news[state.workbook]}</output>
    </div>
  )
}

export const view: TemplateView<WerkboekState, WerkboekEvent> = {
  logic,
  Body,
  instruction: texts.instruction,
  submitLabel: texts.done,
}
