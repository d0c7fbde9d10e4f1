import { joinClasses } from '../components/join-classes.ts'
import { useLook, type Look } from '../pictures/look.ts'
import panelThingsFieldCamp from './art/panel-things-field-camp.svg?url&no-inline'
import panelThingsJungle from './art/panel-things-jungle.svg?url&no-inline'
import panel1 from './art/panel-1.svg?url&no-inline'
import panel2 from './art/panel-2.svg?url&no-inline'
import panel3 from './art/panel-3.svg?url&no-inline'
import panel4 from './art/panel-4.svg?url&no-inline'
import type { WorldId } from './positions.ts'
import styles from './WorldPicture.module.css'
import shared from '../shared.module.css'

const panelUrls: Record<WorldId, string> = { 1: panel1, 2: panel2, 3: panel3, 4: panel4 }
const thingUrls: Record<Look, string> = { jungle: panelThingsJungle, 'field-camp': panelThingsFieldCamp }

interface WorldPictureProps {
  readonly world: WorldId
  /** Must put two pictures on top of each other: in one grid cell, or both `absolute`. */
  readonly className?: string
}

export function WorldPicture({ world, className }: WorldPictureProps) {
  const look = useLook()
  return [panelUrls[world], `${thingUrls[look]}#world-${world}`].map((src) => (
    <img
      key={src}
      className={joinClasses(shared.full, styles.picture, className)}
      src={src}
      alt=""
      decoding="async"
      draggable={false}
    />
  ))
}
