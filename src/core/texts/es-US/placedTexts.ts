import type { PageTexts } from '../LanguageWords.ts';

/** Texts of an order that this session has placed, in Spanish for the United States. */
export const placedTexts = {
  placedActive: 'Su cuenta de {brand} está activa.',
  placedElsewhere: 'Ya se registró aquí. Inicie sesión para continuar.',
  placedAnew: 'Comenzar un registro nuevo',
  placedAnewFailed: 'No se pudo abrir el formulario. Inténtelo de nuevo en un momento.',
} as const satisfies Partial<PageTexts>;
