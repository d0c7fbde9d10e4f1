import { joinClasses, shared } from '@letterliaan/ui'
import type { SpokenLine } from '@letterliaan/texts'
import type { Colouring } from '../../kit/colouring.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import type { Turn } from '../../kit/template.ts'
import { PaintWord } from '../../view-kit/blocks/PaintWord.tsx'
import { ColorDot } from '../../view-kit/palette/ColorDot.tsx'
import { colorMeanings } from '../../view-kit/palette/color-meanings.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { chooseAskedColor, logic, texts } from './logic.ts'
import styles from './view.module.css'

const instructionOf = ({ word }: Turn): SpokenLine => {
  const asked = chooseAskedColor(word)
  return asked === null ? texts.find : texts.tasks[asked]
}

function Body(props: BodyProps<Colouring, PaintingEvent>) {
  const asked = chooseAskedColor(props.turn.word)
  return (
    <>
      {asked !== null && (
        <p className={joinClasses(shared.line, styles.asked)} aria-hidden="true">
          {texts.look} <ColorDot color={asked} /> {colorMeanings[asked].meaning}
        </p>
      )}
      <div className={styles.word}>
        <PaintWord {...props} />
      </div>
    </>
  )
}

export const view: TemplateView<Colouring, PaintingEvent> = {
  logic,
  Body,
  placesWrongMove: true,
  instruction: instructionOf,
}
