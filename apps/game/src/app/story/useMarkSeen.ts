import { useProfile, useStudent } from '../data/useProfile.ts'
import { saveSeen } from './seen-scenes.ts'

/** Remembers that this child opened a scene; whoever looks along leaves nothing. */
export function useMarkSeen(): (id: string) => void {
  const { is_impersonated, is_read_only } = useProfile()
  const { user_id } = useStudent()
  return (id) => {
    if (!is_impersonated && !is_read_only) saveSeen(localStorage, user_id, id)
  }
}
