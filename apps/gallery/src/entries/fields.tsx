import {
  RadioOption,
  DateField,
  FieldError,
  SelectField,
  TextAreaField,
  TextField,
  WritingArea,
  WritingField,
} from '@letterliaan/ui'
import { Avatar } from '@letterliaan/ui/pictures'
import type { Entries } from './entry.ts'

const levels = [
  { value: 3, label: 'Groep 3' },
  { value: 4, label: 'Groep 4' },
]
const ignore = (): void => undefined

export const fields: Entries = {
  TextField: {
    states: {
      leeg: <TextField label="Titel" />,
      ingevuld: <TextField label="Titel" hint="Kort is goed." defaultValue="Een dag in het bos" />,
      fout: <TextField label="Titel" error="Voer een korte titel in" />,
      wachtwoord: <TextField label="Wachtwoord" type="password" defaultValue="jungle-demo" />,
      uit: <TextField label="Titel" disabled defaultValue="Op slot" />,
    },
  },
  TextAreaField: {
    states: {
      leeg: <TextAreaField label="Beschrijving" />,
      lang: <TextAreaField label="Beschrijving" defaultValue={'Er was eens een vis. '.repeat(20)} />,
      fout: <TextAreaField label="Beschrijving" error="Voer een beschrijving in" />,
    },
  },
  SelectField: {
    states: {
      leeg: <SelectField label="Niveau" options={levels} value={null} onChange={ignore} />,
      gekozen: <SelectField label="Niveau" options={levels} value={4} onChange={ignore} />,
      fout: (
        <SelectField label="Niveau" options={levels} value={null} error="Kies een niveau" onChange={ignore} />
      ),
    },
  },
  RadioOption: {
    states: {
      woorden: (
        <RadioOption name="woorden" look="words" isChosen={false} onChoose={ignore}>
          Groter
        </RadioOption>
      ),
      'woorden gekozen': (
        <RadioOption name="woorden gekozen" look="words" isChosen onChoose={ignore}>
          Groter
        </RadioOption>
      ),
      plaatje: (
        <RadioOption name="plaatje" look="picture" isChosen={false} onChoose={ignore}>
          <Avatar id={1} size="5.5rem" />
          <span>Toekan</span>
        </RadioOption>
      ),
      'plaatje gekozen': (
        <RadioOption name="plaatje gekozen" look="picture" isChosen onChoose={ignore}>
          <Avatar id={1} size="5.5rem" />
          <span>Toekan</span>
        </RadioOption>
      ),
    },
  },
  DateField: {
    states: {
      leeg: <DateField label="Datum" value={null} onChange={ignore} />,
      ingevuld: <DateField label="Datum" value={1_795_219_200} onChange={ignore} />,
      fout: <DateField label="Datum" value={null} error="Voer een datum in" onChange={ignore} />,
    },
  },
  WritingField: {
    states: {
      leeg: <WritingField label="Jouw woord" />,
      getypt: <WritingField label="Jouw woord" defaultValue="schommel" />,
      fout: <WritingField label="Jouw woord" defaultValue="sgommel" feedback="wrong" />,
      goed: <WritingField label="Jouw woord" defaultValue="schommel" feedback="right" />,
    },
  },
  WritingArea: {
    states: {
      leeg: <WritingArea label="Jouw verhaal" />,
      lang: <WritingArea label="Jouw verhaal" defaultValue={'De kikker springt in het water. '.repeat(8)} />,
    },
  },
  FieldError: { states: { gewoon: <FieldError id="voorbeeld" error="Selecteer een categorie" /> } },
}
