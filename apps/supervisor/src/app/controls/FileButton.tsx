import { useRef, type ReactNode } from 'react'
import { FlatButton, type FlatButtonProps } from './FlatButton.tsx'

export interface FileButtonProps extends Pick<FlatButtonProps, 'look' | 'sign'> {
  readonly label: string
  readonly accept: string
  readonly onChoose: (file: File) => void
  readonly children: ReactNode
}

export function FileButton({ label, accept, onChoose, children, ...look }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          currentTarget.value = ''
          if (file !== undefined) onChoose(file)
        }}
      />
      <FlatButton {...look} onClick={() => input.current?.click()}>
        {children}
      </FlatButton>
    </>
  )
}
