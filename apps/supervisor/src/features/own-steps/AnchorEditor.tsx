import type { OwnAnchor } from '@letterliaan/contract'
import { ownStepLimits } from '@letterliaan/contract/limits'
import { joinClasses, shared, TextField } from '@letterliaan/ui'
import { fill } from '@letterliaan/texts'
import { FlatButton } from '../../app/controls/index.ts'
import { commonTexts } from '../../app/index.ts'
import styles from './AnchorEditor.module.css'
import rows from './EditList.module.css'
import { PictureField, type PictureSource } from './PictureField.tsx'
import { texts } from './texts.ts'

export interface AnchorEditorProps extends PictureSource {
  readonly anchors: readonly OwnAnchor[]
  readonly onChange: (anchors: readonly OwnAnchor[]) => void
}

const emptyAnchor: OwnAnchor = { word: '', image: 'pencil', description: '', hint: '', tip: '' }

export function AnchorEditor({ anchors, pictures, onChange, onUpload }: AnchorEditorProps) {
  const change = (at: number, changes: Partial<OwnAnchor>) =>
    onChange(anchors.map((anchor, index) => (index === at ? { ...anchor, ...changes } : anchor)))
  const [first = 'fish'] = pictures.product

  return (
    <>
      <ul aria-label={commonTexts.anchors}>
        {anchors.map((anchor, at) => (
          <li key={at} className={joinClasses(rows.row, styles.anchor)}>
            <PictureField
              of={fill(texts.anchors.named, { word: anchor.word }).trim()}
              image={anchor.image}
              {...{ pictures, onUpload }}
              onChange={(image) => image !== null && change(at, { image })}
            />
            {anchorFields.map(({ field, label }) => (
              <TextField
                key={field}
                label={label}
                value={anchor[field]}
                maxLength={field === 'word' ? ownStepLimits.word : ownStepLimits.text}
                onWrite={(value) => change(at, { [field]: value })}
              />
            ))}
            <FlatButton
              sign="remove"
              aria-label={fill(texts.anchors.remove, { word: anchor.word })}
              onClick={() => onChange(anchors.filter((_, index) => index !== at))}
            >
              {texts.removeItem}
            </FlatButton>
          </li>
        ))}
      </ul>
      {anchors.length < ownStepLimits.anchors && (
        <p className={joinClasses(shared.wrap, rows.newItem)}>
          <FlatButton sign="plus" onClick={() => onChange([...anchors, { ...emptyAnchor, image: first }])}>
            {texts.anchors.another}
          </FlatButton>
        </p>
      )}
    </>
  )
}

const anchorFields = [
  { field: 'word', label: commonTexts.anchor },
  { field: 'description', label: commonTexts.explanation },
  { field: 'hint', label: commonTexts.hint },
  { field: 'tip', label: commonTexts.tip },
] as const
