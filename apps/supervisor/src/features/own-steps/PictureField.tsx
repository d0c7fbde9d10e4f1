import type { OwnPicture, StepPictures } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { Dialog, TextField } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useEffect, useRef, useState } from 'react'
import { fill } from '@letterliaan/texts'
import { FileButton, FlatButton, SearchField } from '../../app/controls/index.ts'
import { commonTexts, layout } from '../../app/index.ts'
import styles from './PictureField.module.css'
import { texts } from './texts.ts'

export interface PictureSource {
  readonly pictures: StepPictures
  /** Resolves to the picture, or null if it was refused. */
  readonly onUpload: (file: File, alt: string) => Promise<OwnPicture | null>
}

export interface PictureFieldProps extends PictureSource {
  /** The word that the picture shows: 'kat'. */
  readonly of: string
  readonly image: string | null
  readonly canBeNone?: boolean
  readonly onChange: (image: string | null) => void
}

export function PictureField(props: PictureFieldProps) {
  const { of, image, canBeNone = false, pictures, onUpload, onChange } = props
  const [isChoosing, setChoosing] = useState(false)
  return (
    <>
      <button
        type="button"
        className={styles.picture}
        aria-label={fill(texts.pictures.chooseFor, { word: of })}
        onClick={() => setChoosing(true)}
      >
        {image === null ? (
          <span className={layout.quietSmall}>{texts.pictures.choose}</span>
        ) : (
          <Picture name={image} size="3.5rem" />
        )}
      </button>
      {isChoosing && (
        <PictureDialog
          chosen={image}
          {...{ canBeNone, pictures, onUpload }}
          onClose={() => setChoosing(false)}
          onChoose={(name) => {
            onChange(name)
            setChoosing(false)
          }}
        />
      )}
    </>
  )
}

interface PictureDialogProps extends PictureSource {
  readonly chosen: string | null
  readonly canBeNone: boolean
  readonly onChoose: (name: string | null) => void
  readonly onClose: () => void
}

function PictureDialog(props: PictureDialogProps) {
  const { chosen, canBeNone, pictures, onChoose, onUpload, onClose } = props
  const [search, setSearch] = useState('')
  const names = pictures.product.filter((name) => name.includes(search.trim().toLowerCase()))
  return (
    <Dialog open title={texts.pictures.choose} onClose={onClose}>
      {canBeNone && chosen !== null && (
        <FlatButton sign="remove" onClick={() => onChoose(null)}>
          {texts.pictures.none}
        </FlatButton>
      )}
      <UploadForm onUpload={onUpload} onUploaded={({ name }) => onChoose(name)} />
      {pictures.own.length > 0 && (
        <fieldset className={styles.pictures} aria-label={texts.pictures.own}>
          {pictures.own.map(({ name, alt }) => (
            <PictureChoice
              key={name}
              name={name}
              label={alt}
              isChosen={name === chosen}
              onChoose={onChoose}
            />
          ))}
        </fieldset>
      )}
      <SearchField label={texts.pictures.search} value={search} onChange={setSearch} />
      <fieldset className={styles.pictures} aria-label={texts.pictures.ours}>
        {names.map((name) => (
          <PictureChoice key={name} name={name} label={name} isChosen={name === chosen} onChoose={onChoose} />
        ))}
      </fieldset>
    </Dialog>
  )
}

interface PictureChoiceProps {
  readonly name: string
  readonly label: string
  readonly isChosen: boolean
  readonly onChoose: (name: string) => void
}

const PictureChoice = ({ name, label, isChosen, onChoose }: PictureChoiceProps) => (
  <button
    type="button"
    className={styles.picture}
    aria-pressed={isChosen}
    aria-label={label}
    title={label}
    onClick={() => onChoose(name)}
  >
    <Picture name={name} size="3rem" />
  </button>
)

interface UploadFormProps {
  readonly onUpload: PictureSource['onUpload']
  readonly onUploaded: (picture: OwnPicture) => void
}

function UploadForm({ onUpload, onUploaded }: UploadFormProps) {
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])

  async function upload(file: File) {
    if (alt.trim() === '') return setError(texts.pictures.needsAlt)
    const picture = await onUpload(file, alt)
    // The step may have changed since the window was closed.
    if (picture !== null && isOpen.current) onUploaded(picture)
  }

  return (
    <div className={layout.fields}>
      <TextField
        label={texts.pictures.alt}
        hint={texts.pictures.altHint}
        value={alt}
        error={error}
        maxLength={ownStepLimits.alt}
        onWrite={(value) => {
          setAlt(value)
          setError(undefined)
        }}
      />
      <FileButton
        label={texts.pictures.upload}
        sign="upload"
        accept="image/png,image/jpeg,image/webp"
        onChoose={(file) => void upload(file)}
      >
        {commonTexts.chooseFile}
      </FileButton>
    </div>
  )
}
