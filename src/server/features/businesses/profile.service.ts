import { hoursColumns, searchTexts } from '#server/features/search/search-texts.ts'
import { indexServices } from '#server/features/search/service-texts.ts'
import type { UploadService } from '#server/features/uploads/upload.service.ts'
import type { Context } from '#server/platform/context.ts'
import { fromJson } from '#server/platform/db/json-text.ts'
import { newId } from '#server/platform/db/new-id.ts'
import type { Db } from '#server/platform/db/schema.ts'
import { AppError } from '#server/platform/errors.ts'
import { imageKeyOf } from '#server/platform/images/image-url.ts'
import { CATEGORY_OF_INDUSTRY } from '#shared/catalogue/industries.ts'
import type { ListingChange } from '#shared/schemas/listing.ts'
import type { ProfileChange } from '#shared/schemas/profile.ts'
import { normalise } from '#shared/text/normalise.ts'
import {
  getOwnBusiness,
  getOwnBusinessForChange,
  getOwner,
  type OwnBusinessRow,
  saveBusiness,
  takeFromGallery,
  updateOwnBusiness,
} from './profile.repository.ts'

const NOT_YOURS = 'Please upload that picture first.'

const NO_EXACT_PLACE = { latitude: null, longitude: null }

type Address = Pick<ProfileChange, 'address' | 'area'>

/** Whether the address changed, and not only its spelling. */
const isMoved = (profile: Address, current: Address | undefined) =>
  current !== undefined &&
  (profile.area !== current.area || normalise(profile.address) !== normalise(current.address))

/** An exact location belongs to its address: it does not apply to a new one. */
function placeColumns(exactPlace: ProfileChange['exactPlace'], moved: boolean) {
  if (exactPlace === undefined) return moved ? NO_EXACT_PLACE : {}
  return exactPlace ?? NO_EXACT_PLACE
}

/** What a business offers, as stored. */
function offerOf(current: OwnBusinessRow | undefined) {
  return {
    services: current ? fromJson(current.services) : [],
    amenities: current ? fromJson(current.amenities) : [],
  }
}

/** An owner's changes to their own business. The owner is taken from the session, never from the request. */
export function createProfileService(context: Context, uploads: UploadService) {
  const { db, engine, clock } = context

  /** Undefined keeps the image, null removes it. */
  const chooseImage = async (
    trx: Db,
    userId: string,
    imageUrl: string | null | undefined,
    current: OwnBusinessRow | undefined,
  ): Promise<string | null | undefined> => {
    if (imageUrl === undefined) return undefined
    if (imageUrl === null || imageUrl === '') return null
    const imageKey = imageKeyOf(imageUrl)
    if (imageKey !== null && imageKey === current?.imageKey) return undefined
    if (imageKey === null || !(await uploads.isOwn(trx, userId, imageKey)))
      throw new AppError('invalid', NOT_YOURS, { errors: { imageUrl: NOT_YOURS } })
    return imageKey
  }

  return {
    get: (userId: string) => getOwnBusiness(db, userId),

    saveProfile: async (userId: string, change: ProfileChange): Promise<OwnBusinessRow> => {
      const { imageUrl, exactPlace, ...profile } = change
      const at = clock().toISOString()
      const { saved, replaced } = await db.transaction().execute(async (trx) => {
        const owner = await getOwner(trx, engine, userId)
        if (!owner) throw new AppError('unauthenticated', 'Please sign in first.')
        const current = await getOwnBusinessForChange(trx, engine, userId)
        const imageKey = await chooseImage(trx, userId, imageUrl, current)
        const description = profile.description ?? current?.description ?? ''
        const written = {
          ...profile,
          categorySlug: CATEGORY_OF_INDUSTRY[profile.industry],
          ...searchTexts({ ...profile, description, ...offerOf(current) }),
          ...(imageKey === undefined ? {} : { imageKey, imageCaption: '' }),
          ...placeColumns(exactPlace, isMoved(profile, current)),
          updatedAt: at,
        }
        const saved = await saveBusiness(
          trx,
          {
            phone: '',
            emailPublic: '',
            website: '',
            description: '',
            imageKey: null,
            operatingHours: null,
            yearEstablished: null,
            ...written,
            ...owner,
            id: newId(),
            userId,
            createdAt: at,
          },
          written,
        )
        if (imageKey) await takeFromGallery(trx, saved.id, imageKey)
        await indexServices(trx, saved.id)
        return { saved, replaced: imageKey === undefined ? null : (current?.imageKey ?? null) }
      })
      if (replaced !== null) await uploads.release(userId, replaced)
      return saved
    },

    saveListing: async (userId: string, change: ListingChange): Promise<OwnBusinessRow> => {
      const { operatingHours, services, amenities, ...plain } = change
      const saved = await db.transaction().execute(async (trx) => {
        const current = await getOwnBusinessForChange(trx, engine, userId)
        if (!current) return undefined
        const offer = offerOf(current)
        const offered = {
          services: services ?? offer.services,
          amenities: amenities ?? offer.amenities,
        }
        const updated = await updateOwnBusiness(trx, userId, {
          ...plain,
          ...(operatingHours === undefined ? {} : hoursColumns(operatingHours)),
          services: JSON.stringify(offered.services),
          amenities: JSON.stringify(offered.amenities),
          updatedAt: clock().toISOString(),
        })
        await indexServices(trx, current.id)
        return updated
      })
      if (!saved)
        throw new AppError('conflict', 'Please save your profile first, then its listing details.')
      return saved
    },
  }
}

export type ProfileService = ReturnType<typeof createProfileService>
