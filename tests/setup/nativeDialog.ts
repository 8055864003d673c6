/** jsdom has the dialog element but not its methods. These do what a page can see of the real ones. */
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};

HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
