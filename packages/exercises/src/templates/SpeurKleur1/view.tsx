import type { Color } from '@letterliaan/contract'
import type { Colouring } from '../../kit/colouring.ts'
import type { PaintingEvent } from '../../kit/painting.ts'
import type { Turn } from '../../kit/template.ts'
import { PaintWord } from '../../view-kit/blocks/PaintWord.tsx'
import { ColorDot } from '../../view-kit/palette/ColorDot.tsx'
import { colorMeanings } from '../../view-kit/palette/color-meanings.ts'
import type { BodyProps, TemplateView } from '../../view-kit/turn/template-view.ts'
import { askedColor, speurKleur1 } from './logic.ts'
import styles from './view.module.css'

/** What is looked for, in words that follow 'elke'. */
const eachOf: Readonly<Record<Color, string>> = {
  red: 'tweetekenklank',
  green: 'korte klank',
  yellow: 'lange klank',
  pink: 'letter van een voorvoegsel of achtervoegsel',
  black: 'stille letter en elk teken',
  purple: 'dubbele medeklinker',
  orange: 'stomme e',
  brown: 'leenletter',
  darkblue: 'medeklinker van meer letters',
  white: 'klank van drie of vier letters',
  lightblue: 'medeklinker van één letter',
}

const instructionOf = ({ word }: Turn): string => {
  const asked = askedColor(word)
  return asked === null ? 'Zoek de letters' : `Kleur elke ${eachOf[asked]} ${colorMeanings[asked].name}`
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
      <PaintWord {...props} />
    </>
  )
}

export const view: TemplateView<Colouring, PaintingEvent> = {
  logic: speurKleur1,
  Body,
  instruction: instructionOf,
}
