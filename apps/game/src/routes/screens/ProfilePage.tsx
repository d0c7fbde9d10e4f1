import { useNotify } from '@letterliaan/ui'
import { useSuspenseQuery } from '../../app/queries/useQuery.ts'
import { useState } from 'react'
import { useProfile, useStudent } from '../../app/data/useProfile.ts'
import { useUpdateStudent } from '../../app/data/useUpdateStudent.ts'
import { LookChoice } from '../../app/calm-panel/LookChoice.tsx'
import { useChangeCalm } from '../../app/calm/useChangeCalm.ts'
import { toFailureLine } from '../../app/explain-failure.ts'
import { RouteScreen } from '../../app/shell/RouteScreen.tsx'
import { useServices } from '../../app/useServices.ts'
import { BuddyParade } from '../../features/profile/BuddyParade.tsx'
import { IntroductionVideo } from '../../features/profile/IntroductionVideo.tsx'
import { ProfileScreen } from '../../features/profile/ProfileScreen.tsx'
import { isProfileComplete, type FilledProfile } from '../../features/profile/validate-profile.ts'
import { addresses } from '../../app/addresses.ts'

export function ProfilePage() {
  const { queries, navigator } = useServices()
  const { asks_date_of_birth, fixed_fields, region, calm_profile } = useProfile()
  const changeCalm = useChangeCalm()
  const student = useStudent()
  const { data: levels } = useSuspenseQuery(queries.levels)
  const updateStudent = useUpdateStudent()
  const notify = useNotify()
  const [isWatching, setWatching] = useState(false)
  const [isSaving, setSaving] = useState(false)
  const [showsForm, setShowsForm] = useState(false)

  async function save({ date_of_birth: day, last_name: last, ...profile }: FilledProfile) {
    try {
      // Omits fields that the form did not ask for.
      await updateStudent({
        ...profile,
        ...(day !== null && { date_of_birth: day }),
        ...(last !== '' && { last_name: last }),
      })
      navigator.go(student.introduction_completed ? addresses.overview : addresses.welcome)
    } catch (error) {
      notify('error', toFailureLine(error))
    }
  }

  const { first_name, last_name, screen_name, date_of_birth, level_id, buddy_id } = student
  const profile = { first_name, last_name, screen_name, date_of_birth, level_id, buddy_id }
  const rules = { asks_date_of_birth, fixed_fields, region }

  if (!student.introduction_completed && !showsForm && isProfileComplete(profile, rules))
    return (
      <RouteScreen back={null}>
        <BuddyParade
          busy={isSaving}
          onChoose={(chosen) => {
            setSaving(true)
            void save({ ...profile, buddy_id: chosen }).finally(() => setSaving(false))
          }}
          onShowForm={() => setShowsForm(true)}
        />
      </RouteScreen>
    )

  return (
    <RouteScreen back={student.introduction_completed ? undefined : null}>
      <ProfileScreen
        profile={profile}
        levels={levels}
        rules={rules}
        onSave={save}
        onWatchIntroduction={() => setWatching(true)}
        look={
          student.introduction_completed &&
          calm_profile !== null && (
            <LookChoice value={calm_profile.look} onChoose={(look) => changeCalm({ look })} />
          )
        }
      />
      <IntroductionVideo open={isWatching} onClose={() => setWatching(false)} />
    </RouteScreen>
  )
}
