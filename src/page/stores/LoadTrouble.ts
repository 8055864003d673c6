/**
 * Why what a way to pay needs could not be loaded: the browser is offline, the script of the robot
 * check was kept away, or the form itself could not be had.
 */
export type LoadTrouble = 'offline' | 'robotCheck' | 'form';
