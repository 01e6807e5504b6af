import { useRef } from 'react'
import { mayBePhone } from '#shared/contact/phone.ts'

/** Whether to ask about a phone number: once for each that can hardly be called. The same again is meant so. */
export function useOddPhone(): (phone: string) => boolean {
  const asked = useRef('')
  return (phone) => {
    if (mayBePhone(phone) || phone === asked.current) return false
    asked.current = phone
    return true
  }
}
