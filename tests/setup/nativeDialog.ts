/**
 * jsdom has the dialog element but not its methods. These imitate what a page can observe of them.
 */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
