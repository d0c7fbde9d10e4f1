import { treehouseObjectPictures, type TreehouseObjectPictureName } from './treehouse-object-pictures.ts'

export interface TreehouseObjectPictureProps {
  readonly name: TreehouseObjectPictureName
  readonly className?: string | undefined
}

/** The drawing of an object in the treehouse, as wide as its container. Decoration: the control around it carries the name. */
export function TreehouseObjectPicture({ name, className }: TreehouseObjectPictureProps) {
  const { src, width, height } = treehouseObjectPictures[name]
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
