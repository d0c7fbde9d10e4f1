import { encodeQR } from 'qr'
import type { ComponentProps } from 'react'

interface QrCodeProps extends Omit<ComponentProps<'img'>, 'src'> {
  readonly text: string
  readonly alt: string
}

/** Adds the white border that a camera needs. */
export const QrCode = ({ text, alt, ...image }: QrCodeProps) => (
  <img
    {...image}
    src={`data:image/svg+xml,${encodeURIComponent(encodeQR(text, 'svg', { border: 4 }))}`}
    alt={alt}
  />
)
