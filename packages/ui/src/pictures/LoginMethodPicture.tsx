import scanCard from './login-ways/scan-card.svg?url&no-inline'
import typeCode from './login-ways/type-code.svg?url&no-inline'

const urls = { 'scan-card': scanCard, 'type-code': typeCode } as const

interface LoginMethodPictureProps {
  readonly way: keyof typeof urls
  readonly className?: string | undefined
}

export const LoginMethodPicture = ({ way, className }: LoginMethodPictureProps) => (
  <img className={className} src={urls[way]} alt="" width={160} height={112} draggable={false} />
)
