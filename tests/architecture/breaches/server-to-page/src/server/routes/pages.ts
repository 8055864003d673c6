import { renderPage } from '../../page/app/renderPage.ts';

export const pages = renderPage;
