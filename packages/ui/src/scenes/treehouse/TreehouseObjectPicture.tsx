import { treehouseObjectPictures, type TreehouseObjectPictureName } from './treehouse-object-pictures.ts'

export interface TreehouseObjectPictureProps {
  readonly name: TreehouseObjectPictureName
  readonly className?: string | undefined
}

/** As wide as its container. Decorative: the control around it has the name. */
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
