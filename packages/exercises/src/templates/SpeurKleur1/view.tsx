import type { Color } from '@letterliaan/contract'
import type { ProductText } from '@letterliaan/contract/texts'
import type { Colouring } from '../../kit/colouring.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import type { Turn } from '../../kit/template.ts'
import { PaintWord } from '../../view-kit/blocks/PaintWord.tsx'
import { ColorDot } from '../../view-kit/palette/ColorDot.tsx'
import { colorMeanings } from '../../view-kit/palette/color-meanings.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { askedColor, logic } from './logic.ts'
import styles from './view.module.css'

/** What is asked for each colour. */
const tasks: Readonly<Record<Color, ProductText>> = {
  red: 'Kleur elke tweetekenklank rood',
  green: 'Kleur elke korte klank groen',
  yellow: 'Kleur elke lange klank geel',
  pink: 'Kleur elk vast stukje vooraan of achteraan roze, zoals ver of lijk',
  black: 'Kleur elke stille letter en elk teken zwart',
  purple: 'Kleur elke dubbele medeklinker paars',
  orange: 'Kleur elke letter oranje die klinkt als een zachte u',
  brown: 'Kleur elke letter uit een andere taal bruin',
  darkblue: 'Kleur elke medeklinker van meer letters donkerblauw',
  white: 'Kleur elke klank van drie of vier letters wit',
  lightblue: 'Kleur elke medeklinker van één letter lichtblauw',
}

const instructionOf = ({ word }: Turn): ProductText => {
  const asked = askedColor(word)
  return asked === null ? 'Zoek de letters' : tasks[asked]
}

function Body(props: BodyProps<Colouring, PaintingEvent>) {
  const asked = askedColor(props.turn.word)
  return (
    <>
      {asked !== null && (
        <p className={styles.asked} aria-hidden="true">
          Zoek: <ColorDot color={asked} /> {colorMeanings[asked].meaning}
        </p>
      )}
      <div className={styles.word}>
        {props.wrongMove}
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
