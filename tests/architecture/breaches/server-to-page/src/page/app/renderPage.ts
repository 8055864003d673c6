export const renderPage = () => '';
