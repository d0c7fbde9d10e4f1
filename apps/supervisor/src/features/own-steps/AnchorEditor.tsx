import type { OwnAnchor, OwnPicture, PictureChoices } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { Dialog, TextField } from '@letterliaan/ui'
import { Picture } from '@letterliaan/ui/pictures'
import { useState } from 'react'
import { FlatButton } from '../../app/controls/FlatButton.tsx'
import { SearchField } from '../../app/controls/Toolbar.tsx'
import { FileButton } from './FileButton.tsx'
import styles from './OwnSteps.module.css'

export interface AnchorEditorProps {
  readonly anchors: readonly OwnAnchor[]
  readonly pictures: PictureChoices
  readonly onChange: (anchors: readonly OwnAnchor[]) => void
  /** Resolves to the picture, or null where it was refused. */
  readonly onUpload: (file: File, alt: string) => Promise<OwnPicture | null>
}

const emptyAnchor: OwnAnchor = { word: '', image: 'pencil', description: '', hint: '', tip: '' }

/** The words with a picture that stand for the rule. */
export function AnchorEditor({ anchors, pictures, onChange, onUpload }: AnchorEditorProps) {
  const [choosing, setChoosing] = useState<number | null>(null)
  const change = (at: number, changes: Partial<OwnAnchor>) =>
    onChange(anchors.map((anchor, index) => (index === at ? { ...anchor, ...changes } : anchor)))
  const [first = 'fish'] = pictures.product

  return (
    <>
      <ul className={styles.steps} aria-label="Ankerwoorden">
        {anchors.map((anchor, at) => (
          <li key={at} className={styles.anchor}>
            <button
              type="button"
              className={styles.picture}
              aria-label={`Kies een plaatje bij ${anchor.word || 'het ankerwoord'}`}
              onClick={() => setChoosing(at)}
            >
              <Picture name={anchor.image} size="3.5rem" />
            </button>
            {anchorFields.map(({ field, label }) => (
              <TextField
                key={field}
                label={label}
                value={anchor[field]}
                maxLength={field === 'word' ? ownStepLimits.word : ownStepLimits.text}
                autoComplete="off"
                onChange={({ currentTarget: { value } }) => change(at, { [field]: value })}
              />
            ))}
            <FlatButton
              sign="remove"
              aria-label={`Weghalen: ankerwoord ${anchor.word}`}
              onClick={() => onChange(anchors.filter((_, index) => index !== at))}
            >
              Weghalen
            </FlatButton>
          </li>
        ))}
      </ul>
      {anchors.length < ownStepLimits.anchors && (
        <p className={styles.newWord}>
          <FlatButton sign="plus" onClick={() => onChange([...anchors, { ...emptyAnchor, image: first }])}>
            Nog een ankerwoord
          </FlatButton>
        </p>
      )}
      <PictureDialog
        isOpen={choosing !== null}
        chosen={choosing === null ? '' : (anchors[choosing]?.image ?? '')}
        pictures={pictures}
        onUpload={onUpload}
        onClose={() => setChoosing(null)}
        onChoose={(image) => {
          if (choosing !== null) change(choosing, { image })
          setChoosing(null)
        }}
      />
    </>
  )
}

const anchorFields = [
  { field: 'word', label: 'Ankerwoord' },
  { field: 'description', label: 'Uitleg' },
  { field: 'hint', label: 'Hint' },
  { field: 'tip', label: 'Tip' },
] as const

interface PictureDialogProps {
  readonly isOpen: boolean
  readonly chosen: string
  readonly pictures: PictureChoices
  readonly onChoose: (name: string) => void
  readonly onUpload: (file: File, alt: string) => Promise<OwnPicture | null>
  readonly onClose: () => void
}

/** A picture of the set, of the organisation, or of this device. */
function PictureDialog({ isOpen, chosen, pictures, onChoose, onUpload, onClose }: PictureDialogProps) {
  const [search, setSearch] = useState('')
  const names = pictures.product.filter((name) => name.includes(search.trim().toLowerCase()))
  return (
    <Dialog open={isOpen} title="Kies een plaatje" onClose={onClose}>
      <UploadForm onUpload={onUpload} onUploaded={({ name }) => onChoose(name)} />
      {pictures.own.length > 0 && (
        <fieldset className={styles.pictures} aria-label="Eigen plaatjes">
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
      <SearchField label="Zoek een plaatje (Engels)" value={search} onChange={setSearch} />
      <fieldset className={styles.pictures} aria-label="Plaatjes van Letterliaan">
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
  readonly onUpload: PictureDialogProps['onUpload']
  readonly onUploaded: (picture: OwnPicture) => void
}

function UploadForm({ onUpload, onUploaded }: UploadFormProps) {
  const [alt, setAlt] = useState('')
  const [error, setError] = useState<string>()

  async function upload(file: File) {
    if (alt.trim() === '') return setError('Vertel eerst wat er op het plaatje staat.')
    const picture = await onUpload(file, alt)
    if (picture !== null) onUploaded(picture)
  }

  return (
    <div className={styles.save}>
      <TextField
        label="Eigen plaatje: wat staat erop?"
        hint="Voor wie het niet ziet. Zet geen kinderen op een plaatje."
        value={alt}
        error={error}
        maxLength={ownStepLimits.alt}
        autoComplete="off"
        onChange={({ currentTarget: { value } }) => {
          setAlt(value)
          setError(undefined)
        }}
      />
      <FileButton
        label="Plaatje van dit apparaat"
        sign="upload"
        accept="image/png,image/jpeg,image/webp"
        onChoose={(file) => void upload(file)}
      >
        Kies een bestand
      </FileButton>
    </div>
  )
}
