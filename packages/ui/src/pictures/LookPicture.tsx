import fieldCamp from './looks/look-field-camp.svg?url&no-inline'
import jungle from './looks/look-jungle.svg?url&no-inline'
import type { Look } from './look.ts'

const urls: Readonly<Record<Look, string>> = { jungle, 'field-camp': fieldCamp }

interface LookPictureProps {
  readonly look: Look
  readonly className?: string | undefined
}

export function LookPicture({ look, className }: LookPictureProps) {
  return (
    <img
      className={className}
      src={urls[look]}
      alt=""
      width={240}
      height={150}
      decoding="async"
      draggable={false}
    />
  )
}
