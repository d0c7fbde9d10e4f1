import { thingPictures, type ThingPictureName } from './thing-pictures.ts'

export interface ThingPictureProps {
  readonly name: ThingPictureName
  readonly className?: string | undefined
}

/** The drawing of a thing in the treehouse, as wide as its container. Decoration: the control around it carries the name. */
export function ThingPicture({ name, className }: ThingPictureProps) {
  const { src, width, height } = thingPictures[name]
  return (
    <img
      className={className}
      src={src}
      width={width}
      height={height}
      alt=""
      decoding="async"
      draggable={false}
    />
  )
}
