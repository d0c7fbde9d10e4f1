import { useLook } from '../../pictures/look.ts'
import { treehouseObjectPictures, type TreehouseObjectPictureName } from './treehouse-object-pictures.ts'

interface TreehouseObjectPictureProps {
  readonly name: TreehouseObjectPictureName
  readonly className?: string | undefined
}

export function TreehouseObjectPicture({ name, className }: TreehouseObjectPictureProps) {
  const { src, width, height } = treehouseObjectPictures[useLook()][name]
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
