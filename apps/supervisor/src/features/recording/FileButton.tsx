import type { ChangeEvent } from 'react'
import { flatClass } from '../../app/controls/FlatButton.tsx'
import { Sign } from '../../app/controls/Sign.tsx'
import styles from './Recording.module.css'
import * as common from '../../app/texts/common.ts'

export function FileButton({ onChoose }: { onChoose: (file: File) => void }) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const [file] = currentTarget.files ?? []
    // The same file can be chosen again, after it was changed.
    currentTarget.value = ''
    if (file) onChoose(file)
  }

  return (
    <label className={flatClass('plain', styles.file)}>
      <Sign name="upload" />
      {common.chooseFile}
      <input type="file" accept="audio/*" onChange={choose} />
    </label>
  )
}
